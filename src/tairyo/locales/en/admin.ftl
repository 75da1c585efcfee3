### The admin page. Loaded only there.

admin-title = The harbour office
admin-intro = For whoever runs this service.
admin-token = Admin token
admin-token-note = The value of TAIRYO_ADMIN. It is kept until this tab is closed.
admin-enter = Come in
admin-leave = Forget the token
admin-refresh = Look again
admin-loading = Looking…
admin-parts = What to look at

## Load

admin-load = Load
admin-nodes = Nodes
admin-node = Node
admin-node-here = answers now
admin-version = Release
admin-uptime = Up for
admin-tables-in-memory = Tables in memory
admin-sockets = Sockets
admin-bots = Bots to act
admin-moves = Moves a second
admin-latency = Half of the moves within
admin-latency-95 = 95 % within
admin-latency-99 = 99 % within
admin-last-minute = Moves of the last minute, from the message to the last update sent.
admin-milliseconds = { $ms } ms
admin-none = –
admin-database = Database
admin-size = Size
admin-waiting = Waiting
admin-running = In play
admin-over = Finished

## Tables

admin-tables = Tables
admin-search = Id of a table, or a name
admin-status = Which
admin-status-any = All
admin-find = Search
admin-tables-none = No such table.
admin-created = opened { $when }
admin-last = last used { $when }
admin-private = by link
admin-locked = password
admin-here = { $count ->
    [0] nobody connected
    [one] one connected
   *[other] { $count } connected
}
admin-open-table = Watch
admin-addresses = Addresses
admin-addresses-none = Nobody is connected to this table at the node that answered.
admin-addresses-note = Of open sockets at the node that answered. They are kept nowhere.
admin-spectator = Spectator
admin-ban-this = Ban…
admin-delete = Delete the table
admin-delete-sure = Delete it? Its game and talk are gone for good, and its people are sent to the lobby.
admin-delete-yes = Yes, delete it
admin-keep = Keep it
admin-deleted = Table { $id } is deleted.
admin-before = Newer
admin-after = Older
admin-page = Page { $page }

## Reported lines

admin-reports = Reported talk
admin-reports-none = Nothing has been reported.
admin-line-of = { $name }, { $when }
admin-line-delete = Delete the line
admin-line-keep = Let it stand
admin-line-table = To the table

## Bans

admin-bans = Bans
admin-bans-none = Nobody is banned.
admin-network = Address or network
admin-network-note = Such as 203.0.113.7 or 203.0.113.0/24. A single IPv6 address stands for its home's network (/64).
admin-reason = Reason
admin-reason-note = For you alone; the one who is banned does not read it.
admin-until = Until
admin-for-a-day = a day
admin-for-a-week = a week
admin-for-a-month = 30 days
admin-for-good = for good
admin-ban = Ban
admin-lift = Lift
admin-ban-until = until { $when }
admin-ban-for-good = for good
admin-ban-since = since { $when }

## Refusals

error-token-needed = The admin token is needed here.
error-wrong-token = That is not the token. Check TAIRYO_ADMIN.
error-bad-network = That is no address or network, or one that is too wide. Write 203.0.113.7, or 203.0.113.0/24.
error-own-address = Your own address lies in there. Choose a narrower network.
error-no-such-ban = There is no such ban any more.
