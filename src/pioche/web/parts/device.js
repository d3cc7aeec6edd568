/** Several people at one device: who is asked next, and when the curtain must fall. */

/** @typedef {import("./line.js").Line} Line */

export class Device {
  /** @param {Line[]} lines  one for each seat of this browser; a spectator's otherwise */
  constructor(lines) {
    this.lines = lines;
    /** Who looks at the screen. @type {Line | null} */
    this.looker = lines.length === 1 ? lines[0] : null;
    /** Whether that person has made room for the others: then nothing secret is shown. */
    this.away = this.looker === null;
  }

  get shared() {
    return this.lines.length > 1;
  }

  /** Where the table is read from, whoever looks. */
  get news() {
    return this.looker?.news ?? this.lines.find((line) => line.news)?.news ?? null;
  }

  get over() {
    return this.news?.table.phase === "over";
  }

  /** The one of this device who must choose next: who looks first, then round the table. @returns {Line | null} */
  get asked() {
    const news = this.news;
    if (!news || this.over) return null;
    const { waiting, seats } = news.table;
    const start = this.looker?.seat ?? 0;
    const order = seats.map((_, place) => (start + place) % seats.length);
    const seat = order.find(
      (one) => waiting.includes(one) && this.lines.some((line) => line.seat === one),
    );
    return this.lines.find((line) => line.seat === seat) ?? null;
  }

  get waitsElsewhere() {
    return this.shared && this.asked !== null && this.asked !== this.looker;
  }

  /** Whether the one who looks may still see what came of the last move before passing the device on. */
  get lingers() {
    return this.waitsElsewhere && !this.away && !this.sealed;
  }

  /** Whether the last move told nobody anything: one to be taken back freely, or a secret answer that may still change. */
  get sealed() {
    const { seat, news } = this.looker ?? {};
    const mayChange = Boolean(news?.legal?.length) && !news?.table.waiting.includes(seat ?? -1);
    return news?.undo === "free" || mayChange;
  }

  get curtain() {
    return this.shared && this.away && !this.over;
  }

  /** After any news: a curtain that must fall falls, and stays down until somebody raises it. */
  settle() {
    if (this.waitsElsewhere && !this.lingers) this.away = true;
    if (this.over && !this.looker) this.sit(this.lines[0]);
  }

  /** The one who looks has seen enough. */
  stepAside() {
    this.away = true;
  }

  /** @param {Line} line */
  sit(line) {
    this.looker = line;
    this.away = false;
  }
}
