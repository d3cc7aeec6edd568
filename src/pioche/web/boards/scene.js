// What a board is drawn from, and what a board is.

/**
 * @typedef {import("../js/types.js").GameInfo} GameInfo
 * @typedef {import("../js/types.js").GameEvent} GameEvent
 * @typedef {import("../js/types.js").Line} Line
 * @typedef {import("../vendor/lit.js").TemplateResult} TemplateResult
 *
 * @typedef {object} Spell
 * @property {(face: string) => string} face  the name of a card
 * @property {(move: string) => string} move  what a move is called
 * @property {(event: GameEvent) => string} event  what happened
 * @property {(line: Line, signs?: boolean) => string} line  what is said of a view
 *
 * @typedef {object} Scene
 * @property {GameInfo} game
 * @property {Record<string, any>} view
 * @property {number | null} seat  whose view it is; null: a spectator's
 * @property {readonly string[]} names
 * @property {readonly string[]} legal  moves in text
 * @property {readonly GameEvent[]} fresh  what has happened since the last scene, for animation
 * @property {readonly number[]} waiting  the seats that owe a choice
 * @property {boolean} over
 * @property {(() => number) | null} now  the time of a game against time in milliseconds, for those who may know it
 * @property {boolean} motion  whether things may move
 * @property {boolean} busy  whether a move is under way to the server
 * @property {(key: string, args?: Record<string, string | number>) => string} say
 * @property {Spell} spell
 * @property {readonly Line[]} description  the whole table in lines
 * @property {(...keys: string[]) => string[]} described  what the description says under these keys, wherever it stands
 * @property {(move: string, evidence?: Record<string, any>) => void} play
 *
 * @typedef {object} Board
 * @property {(scene: Scene) => unknown} render
 * @property {(scene: Scene) => string[]} [targets]  moves that can be made on the board itself
 * @property {Record<string, (scene: Scene) => string | null>} [keys]  single keys, and the move that each makes now
 * @property {(move: string, scene: Scene) => boolean} [intercept]  whether the board takes a move over: it asks for a gesture
 *   first, and plays the move itself. Whoever is about to play a move from elsewhere asks this before.
 * @property {() => boolean} [holds]  whether the board still shows what has just happened: whoever surrounds it asks nothing new before. The
 *   event `moment`, which bubbles, tells that it has begun or ended.
 * @property {() => Scene | null} [momentScene]  the table as it stood then, while that is shown: whoever surrounds the board shows no later one
 *
 * @typedef {readonly [string, string]} Look  a picture and a tone
 * @typedef {Record<string, Look>} Looks  for each card of a game, or family of cards
 */

export {};
