/**
 * The messages between this client and the server, as types; the server's own are in server/messages.py.
 *
 * @typedef {boolean | number | string} OptionValue
 * @typedef {Record<string, any>} View
 * @typedef {{event: string} & Record<string, any>} GameEvent
 * @typedef {Record<string, string | number>} Arguments
 * @typedef {number | string | Record<string, any>} LineArgument  plain, or a form that js/lines.js spells
 * @typedef {{key: string, arguments?: Record<string, LineArgument>, chance?: number}} Line  one sentence, as data
 * @typedef {"gathering" | "revealing" | "playing" | "over" | "closed"} Phase
 * @typedef {"slow" | "normal" | "fast" | "step"} BotPace
 *
 * @typedef {object} CreateTable
 * @property {string} game
 * @property {string[]} seats  for each seat `open` or the name of a bot
 * @property {Record<string, OptionValue>} [options]
 * @property {boolean} [odds]
 * @property {boolean} [watch]
 * @property {number | null} [turn_seconds]
 * @property {BotPace} [bot_pace]
 * @property {boolean | null} [values]  whether seats may ask what their moves are worth; null: where one person plays alone
 * @property {string | null} [secret]  asked for with it again, it is the same table
 *
 * @typedef {{nickname: string, seat?: number | null, promise?: string | null, flags?: string[] | null, secret?: string | null}} Sit
 *
 * Commands, without the id that the connection gives each of them.
 * @typedef {{type: "start"}} Start
 * @typedef {{type: "seat-bot", seat: number, bot: string}} SeatBot
 * @typedef {{type: "open-seat", seat: number}} OpenSeat
 * @typedef {{type: "reveal", seed: string}} Reveal
 * @typedef {{type: "move", question: number, move: string, evidence?: Record<string, any> | null}} Move
 * @typedef {{type: "undo"}} Undo
 * @typedef {{type: "answer", agree: boolean}} Answer
 * @typedef {{type: "leave"}} Leave
 * @typedef {{type: "back"}} Back
 * @typedef {{type: "pace", pace: BotPace}} SetPace
 * @typedef {{type: "step", question: number}} Step
 * @typedef {{type: "hand-over", seat: number}} HandOver
 * @typedef {{type: "pass-host", seat: number}} PassHost
 * @typedef {{type: "say", text: string}} Say
 * @typedef {{type: "rematch"}} Rematch
 * @typedef {{type: "odds"}} AskOdds
 * @typedef {{type: "allow-values", allowed: boolean}} AllowValues
 * @typedef {{type: "values", question: number}} AskValues
 * @typedef {{type: "stop-values"}} StopValues
 * @typedef {{type: "ping"}} Ping
 * @typedef {{type: "echo", probe: number}} Echo
 * @typedef {Start | SeatBot | OpenSeat | Reveal | Move | Undo | Answer | Leave | Back | SetPace | Step | HandOver | PassHost | Say | Rematch | AskOdds | AllowValues | AskValues | StopValues | Ping | Echo} Command
 *
 * @typedef {{type: "hello", key: string | null, events: number, chat: number, describe: boolean}} Hello
 *
 * What the server sends.
 * @typedef {{table: string, host_key: string, commitment: string}} Created
 * @typedef {{seat: number, key: string}} Seated
 *
 * @typedef {object} SeatInfo
 * @property {string} player  `open`, `human` or a bot's name
 * @property {string | null} nickname
 * @property {boolean} present
 * @property {"bot" | null} played_by  whether one plays for somebody who is away; which one is never told
 * @property {string | null} promise
 * @property {boolean} revealed
 *
 * @typedef {{seat: number, missing: number[]}} UndoAsked
 * @typedef {{events: GameEvent[], hidden: number}} SeenSince
 * @typedef {{about: "hand-over" | "host", seat: number, agreed: number[], needed: number}} VoteInfo  who agrees that a bot plays for a seat, or that it is the host
 * @typedef {{rank: number, seat: number, points: number}} Standing
 * @typedef {{scores: number[], winners: number[], standings: Standing[]}} Result
 *
 * @typedef {{reason: "rules" | "abandoned" | "owner", version: number, house_seed: string, seeds: (string | null)[]}} Closing  why a table can only be looked at
 *
 * @typedef {object} TableInfo
 * @property {string} table
 * @property {string} game
 * @property {Record<string, OptionValue>} options
 * @property {Phase} phase
 * @property {SeatInfo[]} seats
 * @property {string} commitment
 * @property {boolean} odds
 * @property {boolean} watch
 * @property {number | null} turn_seconds
 * @property {BotPace} bot_pace
 * @property {boolean} values  whether seats may ask what their moves are worth
 * @property {boolean} step_wanted  whether bots wait until somebody at the table asks for the next step
 * @property {number} grace_seconds
 * @property {number[]} waiting
 * @property {number | null} turn_left_ms
 * @property {number[]} stalling  those of the people asked for whom others may have a bot play
 * @property {number | null} host  the seat of the host; null: whoever made the table has none
 * @property {boolean} host_away  whether the others may choose another host
 * @property {VoteInfo[]} votes
 * @property {UndoAsked | null} undo_asked
 * @property {Result | null} result
 * @property {string | null} rematch
 * @property {Closing | null} closed
 *
 * @typedef {object} News
 * @property {"news"} type
 * @property {TableInfo} table
 * @property {number | null} seat
 * @property {View | null} view
 * @property {number} question
 * @property {string[]} legal
 * @property {"free" | "ask" | null} undo
 * @property {number} steps
 * @property {number} events
 * @property {number} first
 * @property {GameEvent[]} fresh
 * @property {number | null} now  the time of a game against time in ms, for those who wait
 * @property {Line[]} description  the view in lines
 * @property {SeenSince | null} seen_since  while somebody asks to take a move back past something revealed
 * @property {string} head  of the table's chain, in hexadecimal; empty before the deal
 *
 * @typedef {{type: "done", id: string, again: boolean}} Done
 * @typedef {{type: "refused", id: string | null, key: string, arguments: Arguments, ruling: string, news: News | null}} Refused
 * @typedef {{type: "chat", number: number, seat: number | null, name: string, text: string, key?: string}} ChatLine  `key`: what the table itself tells
 * @typedef {{type: "odds", id: string, odds: Record<string, any>, counts: Line[], chances: Line[]}} Odds
 * @typedef {{move: string, share: number, error: number, points: number, points_error: number, close: boolean, margin: number, points_margin: number}} ValueOfMove  errors are standard errors, margins are as people read them, `margin` in percent
 * @typedef {{type: "values", question: number, moves: ValueOfMove[], tries: number, done: boolean}} Values  the best first
 * @typedef {{type: "probe", probe: number}} Probe
 * @typedef {{type: "rematched", id: string, table: string, host_key: string | null, flags: string[][]}} Rematched
 * @typedef {Done | Odds | Rematched} Reply
 * @typedef {News | ChatLine | Values | Probe | Refused | Reply} FromServer
 * @typedef {{step: number, steps: number, view: View, events: GameEvent[], description: Line[]}} Frame
 *
 * @typedef {{log: number, seat: number | null, scores: number[]}} Turn  where it begins, whose it is, and how it stood
 * @typedef {{line: Line, points: number, face?: string}} ScoreItem
 * @typedef {{breakdown: ScoreItem[][], turns: Turn[], steps: number[][]}} Summary  of a game that is over
 *
 * The review of a game that is over. Shares are parts of the victory, from 0 to 1; a step is a place in the log: so many of its steps came before.
 * @typedef {"best" | "close" | "inaccuracy" | "mistake" | "blunder"} Mark
 * @typedef {{move: string, share: number, error: number, points: number, margin: number}} MoveValue  `margin` is in percent, as people read it; so are the others
 * @typedef {{move: string, verdict: "best" | "close" | "worse", loss: number}} Verdict
 * @typedef {{step: number, seat: number, played: string, best: string, loss: number, error: number, mark: Mark, moves: MoveValue[], reason: Line[], margin: number, sign: string, verdicts: Verdict[]}} Decision
 * @typedef {{step: number, seat: number, choice: number[], luck: number[], chance: boolean}} LedgerItem
 * @typedef {{seat: number, choices: number, others: number, luck: number, error: number, margin: number, clear: ("luck" | "choices" | "others")[]}} Total  `clear` are the parts beyond the margin
 * @typedef {{step: number, shares: number[]}} CurvePoint
 * @typedef {{step: number, seat: number, about: number, luck: boolean, before: number, after: number}} TurningPoint  `about` is whose chances changed, `seat` who moved
 * @typedef {{mark: Mark, sign: string, count: number}} MarkCount
 * @typedef {{seat: number | null, total: number, marks: MarkCount[]}} Counts
 *
 * @typedef {object} Review
 * @property {string} game
 * @property {{name: string, bot: string | null}[]} seats
 * @property {number[]} expectation
 * @property {number[]} result
 * @property {Decision[]} decisions
 * @property {LedgerItem[]} ledger
 * @property {Total[]} totals
 * @property {CurvePoint[]} curve
 * @property {number[]} drills  indexes of decisions, the worst first
 * @property {number[]} people  seats, the best result first
 * @property {Counts[]} counts  of all decisions, then of each seat
 * @property {number[]} mistakes  indexes of decisions, the worst first
 * @property {TurningPoint[][]} turns  by seat, the largest first
 * @property {CurvePoint[]} chart  the curve as a chart shows it
 *
 * @typedef {{phase: "none" | "running" | "done" | "stopped", done: number, of: number, review: Review | null, trouble: string | null}} ReviewStatus
 *
 * A first game with a teacher. `point` is what the teacher points at, `otherwise` the key of what is said to any other move; either may be empty.
 * @typedef {{key: string, point: string, otherwise: string}} LessonSentence
 * @typedef {{name: string, player: string}} LessonSeat
 *
 * @typedef {object} LessonStep
 * @property {View} view
 * @property {GameEvent[]} events
 * @property {Line[]} description
 * @property {string[]} legal
 * @property {number[]} waiting
 * @property {string | null} expected  the move that the learner is to make
 * @property {LessonSentence[]} said
 *
 * @typedef {object} LessonInfo
 * @property {string} game
 * @property {Record<string, OptionValue>} options
 * @property {number} seat
 * @property {LessonSeat[]} seats
 * @property {LessonStep[]} steps
 *
 * @typedef {object} OptionInfo
 * @property {string} name
 * @property {"switch" | "choice" | "number" | "some-seats" | "sheet"} kind
 * @property {OptionValue} default
 * @property {string[]} choices
 * @property {number | null} lowest
 * @property {number | null} highest
 * @property {number[]} needs_seats
 * @property {FigureInfo[]} figures  of a sheet
 * @property {TotalInfo[]} totals  of a sheet
 *
 * @typedef {{name: string, default: number, lowest: number, highest: number}} FigureInfo  a number that a card sheet may change: `muck.points`
 * @typedef {{names: string[], lowest: number, highest: number}} TotalInfo  figures whose sum has bounds
 *
 * @typedef {{name: string, arguments: ("number" | "seat" | "word")[]}} MoveShape
 *
 * @typedef {{salience: "normal" | "shown" | "headline" | "own", secret: boolean, heading: boolean}} EventInfo
 *
 * @typedef {object} GameInfo
 * @property {string} game
 * @property {number} version
 * @property {number[]} seats  how many may play
 * @property {OptionInfo[]} options
 * @property {MoveShape[]} moves
 * @property {string[]} faces
 * @property {{id: string, count: number, value: number, source: string, unit: string, rulings: string[]}[]} components  what a figure is stands in `unit`
 * @property {string[]} rulings
 * @property {string[]} bots
 * @property {boolean} timed
 * @property {Record<string, EventInfo>} events
 * @property {number | null} minutes  about how long a game takes
 * @property {boolean} lesson  whether there is a first game with a teacher
 * @property {boolean} review  whether finished games can be reviewed
 * @property {Record<string, "card" | "dice" | "collect" | "loss">} sounds  as what kinds of events are heard
 *
 * @typedef {{key: string, arguments: Arguments, ruling: string}} Problem
 *
 * How a game is played, in one language: `rulebook/page.py` says what each of these is.
 * @typedef {{face: string, name: string, note: string, text: string}} RulesCard
 * @typedef {{text: string, items: string[], cards: RulesCard[], columns: number}} RulesBlock
 * @typedef {{id: string, title: string, blocks: RulesBlock[]}} RulesSection
 * @typedef {{sections: RulesSection[]}} RulesPage
 *
 * The shell. A screen module exports `open`, an `OpenScreen`; `redraw` asks for `render` to be called again soon.
 * @typedef {{path: string, parts: Record<string, string>, query: URLSearchParams}} Place
 * @typedef {object} Screen
 * @property {() => string} title  for the window, and said to screen readers on arrival
 * @property {() => import("../vendor/lit.js").TemplateResult} render
 * @property {boolean} [bare]  whether the screen brings its own header
 * @property {() => void} [close]  called when the reader goes elsewhere
 * @typedef {(place: Place, redraw: () => void) => Screen} OpenScreen
 */

export {};
