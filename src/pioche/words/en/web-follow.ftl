# Following the others: the pace of bots, the events since the last own choice
web-pace = Pace of the bots
web-pace-slow = slow
web-pace-normal = normal
web-pace-fast = fast
web-pace-step = step by step
web-pace-settings-help = For the tables that you make. Step by step, bots wait until you tap “Next”.
web-pace-table-help = Step by step, bots wait until a player taps “Next”. Against the hourglass they keep their own pace.
web-pace-host-help = For the whole table, from now on. Step by step, bots wait until a player taps “Next”.
web-hurry = Skip to my turn
web-step = Next
web-since = Since your turn
web-since-count = { $count ->
    [one] { $count } event since your turn
   *[other] { $count } events since your turn
}
web-since-watching = Since you came
web-since-watching-count = { $count ->
    [one] { $count } event since you came
   *[other] { $count } events since you came
}
web-table-key-since = what happened since your last choice
web-table-key-step = let the bots play on, step by step
web-board-diamant-nobody-leaves = Everybody goes on!
web-board-diamant-others-go-on = They all go on!
