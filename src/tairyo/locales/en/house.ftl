### The client as something kept on a device: without a line, and when it was rebuilt.

offline-title = No line to the harbour
offline-text = To play, with friends or against bots, this page needs the server: it deals, and keeps everybody's secrets. Your seats and games are safe there. Try again when you are online.
house-rebuilt = A new version of Tairyo is here.
house-reload = Reload
