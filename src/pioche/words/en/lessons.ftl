# First games with a teacher. These sentences are fetched apart: only lessons need them.

lesson-title = Learn { $game }
lesson-teacher = The teacher
lesson-progress = How far the lesson has come
lesson-next = Go on with the lesson
lesson-your-turn = Your turn!
lesson-not-now = Good idea, but not just now. First: “{ $move }”.
lesson-end-title = Well done, now you can play!
lesson-end-play = Play a real game
lesson-end-again = Take the lesson again

lesson-diamant-welcome = Welcome to the cave! The first card: 11 rubies for the three of you. That makes 3 each, and 2 stay on the path.
lesson-diamant-bag = Your 3 rubies are in your bag. Careful: as long as you are in the cave, nothing is safe.
lesson-diamant-choose = Before each card, everyone secretly chooses to go on or to leave. No danger so far: go on!
lesson-diamant-choose-not = Leaving so soon? There is no danger on the path yet. Tap “Go on”.
lesson-diamant-calm = 5 rubies: 1 each, and 2 more stay on the path. All is quiet, go on.
lesson-diamant-danger = Snakes! A first danger is only a warning. But if snakes come up again, everyone still inside loses their whole bag.
lesson-diamant-dare = Only one danger: the risk is still small. Try one more card.
lesson-diamant-dare-not = Very sensible! But for this lesson, let’s dare one more card: tap “Go on”.
lesson-diamant-ana-leaves = Ana has left. She picks up the 4 rubies left on the path, and the 8 she now has are safe in her chest.
lesson-diamant-second-danger = A battering ram: two different dangers, and still no trap. With only two of you, the shares get bigger. Go on!
lesson-diamant-fewer = 7 rubies for two: 3 each. Being few pays off! One more card.
lesson-diamant-relic = A relic! It is never shared. To take it, you must be the only one to leave.
lesson-diamant-leave = Tom is greedy, he will stay. This is your chance: leave!
lesson-diamant-leave-not = Two dangers are lurking, and a relic is waiting for you. Tap “Leave”.
lesson-diamant-trap = A trap! A second battering ram: Tom loses his 7 rubies. You were already outside.
lesson-diamant-safe = In your chest: 8 rubies and a relic worth 5. Nobody can take those from you any more.
lesson-diamant-goal = A game has five expeditions, one for each lamp. At the end, the richest player wins.
lesson-diamant-end = Go on as long as it is worth the risk, and be out before the trap.
