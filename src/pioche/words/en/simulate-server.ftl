### `pioche simulate-server`: arguments, progress, results.

cli-simulate-server = Simulate the whole server on virtual time: several servers, their store, clients with sockets, and faults of every kind, all drawn from one seed. Promises are checked at every step. A run that breaks one is made smaller and kept in a file.
simulate-server-seed = a whole number: the same one gives the same run, to the byte
simulate-server-hours = stop after this many simulated hours
simulate-server-minutes = stop after this many minutes of real time (1 by default, unless --hours is given)
simulate-server-jobs = the number of processes; houses do not depend on it
simulate-server-plan = run a kept plan again
simulate-server-trace = write everything that happens into this file: in the plan, in the smaller plan of a house that broke a promise, or in the last house

simulate-server-progress = { $houses } houses so far
simulate-server-figures = { $houses } houses, { $tables } tables ({ $finished } ended), { $years } table-years, { $played } hours of them in sessions; { $entries } entries kept, { $frames } messages sent. { $seconds } s, { $processor } s of processor: { $rate } table-years an hour, { $core } an hour of one core. Faults, and how many an hour of sessions:
simulate-server-fault = { $kind }: { $count } ({ $rate })
simulate-server-held = Every promise held (seed { $seed }).
simulate-server-broken = House { $seed } broke a promise ({ $kind }):
simulate-server-shrinking = Looking for a smaller plan that fails in the same way…
simulate-server-show-plan = A house with { $store }; tables: { $tables }, faults: { $faults }.
simulate-server-kept = To see it again: { $command }
simulate-server-plan-held = Every promise held.
simulate-server-no-plan = “{ $path }” holds no plan of a simulation.
