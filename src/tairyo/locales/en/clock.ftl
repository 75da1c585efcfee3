### Clocks and reminders.
push-turn = It is your turn at { $game }.
error-out-of-time = Your time for this choice is used up, so it stays. Go on with the next one.
error-push-off = This service sends no reminders.
error-push-service = Reminders cannot be sent there. Use a browser whose push service is known here.
error-push-keys = The browser's keys for reminders could not be read. Turn reminders off and on again.
