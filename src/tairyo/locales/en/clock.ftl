### Clocks and reminders.

## Opening a table, the lobby, the waiting room

clock-title = Time to think
clock-none = No clock
clock-quick = Quick
clock-normal = Normal
clock-relaxed = Relaxed
clock-day = Unhurried, a day a turn
clock-days = Unhurried, three days a turn
clock-own = Your own
clock-own-turn = A turn
clock-own-reserve = Extra for the whole game
clock-unit = Unit
clock-unit-seconds = seconds
clock-unit-minutes = minutes
clock-unit-hours = hours
clock-unit-days = days
clock-note-none = Everybody takes the time they need.
clock-note = When a seat's time is used up, the table plays on for it.
clock-note-unhurried = Come by when it suits you. Whoever wants to is reminded when it is their turn.
clock-told = { $turn } a turn
clock-told-reserve = { $turn } a turn + { $reserve } a game
clock-seconds = { $n } s
clock-minutes = { $n } min
clock-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
  }
clock-days-of = { $n ->
    [one] { $n } day
   *[other] { $n } days
  }

## At the table

clock-left-hours = { $hours } h { $minutes } min
clock-left-days = { $days } d { $hours } h
clock-left = { $name }: { $left } left
clock-left-reserve = { $name }: { $left } left, from the reserve
clock-reserve = reserve { $left }
clock-warning = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
  }
clock-timeout = Time ran out: played for { $name }.

## Reminders

remind-me = Remind me
remind-note = A notification when it is your turn and you are elsewhere.
remind-on = You are reminded when it is your turn.
remind-stop = No more reminders
remind-denied = Your browser does not allow notifications for this site. You can change that in its settings.
remind-failed = Reminders could not be turned on for when this page is closed. While it is open they come.
push-turn = It is your turn at { $game }.

## Refusals

error-out-of-time = Your time for this choice is used up, so it stays. Go on with the next one.
error-push-off = This service sends no reminders.
error-push-service = Reminders cannot be sent there. Use a browser whose push service is known here.
error-push-keys = The browser's keys for reminders could not be read. Turn reminders off and on again.
