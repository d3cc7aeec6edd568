"""What must hold of a table at every moment: nothing scrolls, and every legal target can be hit."""

from typing import Final

from playwright.sync_api import Page

# Boards that may scroll within their box.
SCROLLING: Final = ".zones"
SCROLLING_ZOOMED: Final = ".zones, .digup-spread-cards"
SMALLEST_LETTERS: Final = 11  # pixels

# The page, the frame and what is in its boxes fit.
PAGE_SCROLL: Final = """(scrolling) => {
  const faults = [];
  const root = document.documentElement;
  const size = ({ scrollWidth, scrollHeight, clientWidth, clientHeight }) =>
    `${scrollWidth}x${scrollHeight} in ${clientWidth}x${clientHeight}`;
  const large = ({ scrollWidth, scrollHeight, clientWidth, clientHeight }) =>
    scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
  if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) faults.push(size(root));
  if (scrollX || scrollY || document.body.scrollTop) faults.push("the page is scrolled");
  for (const box of document.querySelectorAll(".table-body, .table-board, .table-strip"))
    if (large(box) && !box.querySelector(`:scope > :is(${scrolling})`))
      faults.push(`${box.className}: ${size(box)}`);
  return faults;
}"""

# A target that a list has scrolled away can be scrolled back; any other must be in the window, and
# its middle and most of what is around that take a tap.
COVERED_TARGETS: Final = """(scrolling) => {
  const scope = document.querySelector("dialog[open]") ?? document;
  const within = (x, y, { left, top, right, bottom }) =>
    x >= left && x <= right && y >= top && y <= bottom;
  const view = { left: -1, top: -1, right: innerWidth + 1, bottom: innerHeight + 1 };
  const faultOf = (button) => {
    const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const scroller = button.closest(scrolling);
    const list = button.closest("dialog") ?? scroller?.closest(":not(.zones)");
    if (list && !within(x, y, list.getBoundingClientRect())) return null;
    if (width < 24 || height < 24) return "is too small";
    if (!list && !(within(left, top, view) && within(right, bottom, view))) return "is outside";
    const [across, down] = [width / 4, height / 4];
    const around = [[-across, 0], [across, 0], [0, -down], [0, down]];
    const over = ([aside, below]) => {
      const hit = document.elementFromPoint(x + aside, y + below);
      return button.contains(hit) ? null : hit;
    };
    // A card may lie over the edge of another, but not over more of it.
    const covers = [over([0, 0]) ?? around.map(over).filter(Boolean)[1]].filter(Boolean);
    return covers.length ? `is covered by ${covers[0].outerHTML.slice(0, 80)}` : null;
  };
  return [...scope.querySelectorAll("[data-move]")]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .map((button) => [button.dataset.move, faultOf(button)])
    .filter(([, fault]) => fault);
}"""


def assert_no_page_scroll(page: Page) -> None:
    faults = page.evaluate(PAGE_SCROLL, SCROLLING)
    assert faults == [], f"something scrolls at {page.viewport_size}: {faults}"


def assert_targets_free(page: Page) -> None:
    faults = page.evaluate(COVERED_TARGETS, SCROLLING)
    assert faults == [], f"targets that cannot be hit at {page.viewport_size}: {faults}"


def assert_well_laid(page: Page) -> None:
    """Both, at any step of a game."""
    assert_no_page_scroll(page)
    assert_targets_free(page)


# What a screen reader reads of each move, each once.
REPEATED_NAMES: Final = """() => {
  const scope = document.querySelector("dialog[open]") ?? document;
  const all = [...scope.querySelectorAll("[data-move]")];
  const shown = all.filter((button) => button.checkVisibility());
  const nameOf = (button) => {
    const spoken = button.cloneNode(true);
    for (const hidden of spoken.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    return button.getAttribute("aria-label") ?? spoken.textContent.trim().replace(/\\s+/g, " ");
  };
  const names = shown.map(nameOf);
  return names.filter((name, place) => !name || names.indexOf(name) !== place);
}"""

# Cards to which no key leads: they cannot be asked about. What only passes by is for the eye.
OUT_OF_REACH: Final = """() => {
  const passing = ".moment-plank, .moment, [class*=flight], [inert]";
  const led = (card) => {
    const control = card.closest("[data-rove], button");
    return control !== null && (control.contains(card) || control === card);
  };
  return [...document.querySelectorAll("#board [data-face]")]
    .filter((card) => card.checkVisibility() && !card.closest(passing) && !led(card))
    .map((card) => card.outerHTML.slice(0, 100));
}"""

# Whatever takes a tap and is smaller than a thumb, with the air around it that takes taps as well.
SMALL_TARGETS: Final = """() => {
  const airOf = (button) => {
    const { content, position, top } = getComputedStyle(button, "::after");
    return content !== "none" && position === "absolute" ? Math.max(0, -parseFloat(top)) : 0;
  };
  // Parts of a group that do the same are one target.
  const partsOf = (button) => {
    const { tap } = button.dataset;
    const group = tap && button.closest("[role=group]");
    return group ? [...group.querySelectorAll(`[data-tap="${tap}"]`)] : [button];
  };
  const sizeOf = (button) => {
    const boxes = partsOf(button).map((part) => part.getBoundingClientRect());
    const air = airOf(button);
    const extent = (start, end) =>
      Math.max(...boxes.map((box) => box[end])) - Math.min(...boxes.map((box) => box[start]));
    return { width: extent("left", "right") + 2 * air, height: extent("top", "bottom") + 2 * air };
  };
  const scope = document.querySelector("dialog[open]") ?? document;
  return [...scope.querySelectorAll("button, .button, a[href], summary, [data-tap]")]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .filter((button) => !button.closest("p, [inert]"))
    .filter((button) => getComputedStyle(button).pointerEvents !== "none")
    .map((button) => [button, sizeOf(button)])
    .filter(([, { width, height }]) => width < 43.5 || height < 43.5)
    .map(([button, { width, height }]) => {
      const name = button.dataset.move ?? button.ariaLabel ?? button.textContent.trim();
      return `${name} is ${Math.round(width)} by ${Math.round(height)}`;
    });
}"""


# Words that people see: the elements that hold them, without what only screen readers get, what a
# list has scrolled away, or what lies behind an open sheet and does nothing.
WORDS: Final = """() => {
  const modal = document.querySelector("dialog[open]");
  const screen = modal ?? document.querySelector(".table-screen") ?? document.body;
  const walker = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
  const boxOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };
  const hides = ({ left, top, right, bottom }) => (element) => {
    const box = element.getBoundingClientRect();
    if (box.width <= 2 || box.height <= 2) return getComputedStyle(element).overflow !== "visible";
    const scrolls = /auto|scroll/.test(getComputedStyle(element).overflow);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return scrolls && (x < box.left || x > box.right || y < box.top || y > box.bottom);
  };
  const ancestors = (element) =>
    element && element !== screen ? [element, ...ancestors(element.parentElement)] : [];
  const found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.data.trim() || holder.closest(".quiet, style, title, option, .flights, [inert]"))
      continue;
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const box = boxOf(node);
    if (box.width < 1 || box.height < 1 || ancestors(holder).some(hides(box))) continue;
    found.push([node, holder]);
  }
  return found;
}"""

# Text that is cut off, by dots, by the edge of any box around it or by the window, or broken
# inside a word. What is placed elsewhere is not cut by a box that does not place it; a list may
# be scrolled.
CUT_WORDS: Final = f"""() => {{
  const words = ({WORDS})();
  const styles = new Map();
  const styleOf = (element) => {{
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  }};
  const placed = ({{ position, transform, contain }}) =>
    position !== "static" || transform !== "none" || /paint|layout|strict|content/.test(contain);
  const edgesAround = (holder) => {{
    const edges = [];
    let position = styleOf(holder).position;
    for (let box = holder.parentElement; box && position !== "fixed"; box = box.parentElement) {{
      const style = styleOf(box);
      if (position === "absolute" && !placed(style)) continue;
      position = style.position;
      const {{ left, top, right, bottom }} = box.getBoundingClientRect();
      if (/auto|scroll/.test(`${{style.overflowX}} ${{style.overflowY}}`)) return [edges, true];
      const across = /hidden|clip/.test(style.overflowX);
      const down = /hidden|clip/.test(style.overflowY);
      if (across || down)
        edges.push({{
          left: across ? left : -1e6,
          right: across ? right : 1e6,
          top: down ? top : -1e6,
          bottom: down ? bottom : 1e6,
        }});
    }}
    return [edges, false];
  }};
  const beyond = (line, edge) =>
    line.left < edge.left - 1.5 ||
    line.right > edge.right + 1.5 ||
    line.top < edge.top - 3 ||
    line.bottom > edge.bottom + 3;
  const view = {{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }};
  const clips = ({{ overflowX, overflowY }}) => /hidden|clip/.test(`${{overflowX}} ${{overflowY}}`);
  const faultsOf = ([node, holder]) => {{
    const text = node.data.trim();
    const faults = [];
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({{ width }}) => width > 0.5);
    const large =
      holder.scrollWidth > holder.clientWidth + 1 || holder.scrollHeight > holder.clientHeight + 3;
    const [edges, scrolls] = edgesAround(holder);
    const cut = lines.some((line) => edges.some((edge) => beyond(line, edge)));
    const clipped = clips(styleOf(holder)) && holder.clientWidth && large;
    if (cut || clipped) faults.push(`cut: ${{text}}`);
    if (!scrolls && lines.some((line) => beyond(line, view))) faults.push(`outside: ${{text}}`);
    for (const {{ 0: word, index }} of node.data.matchAll(/[\\p{{L}}\\p{{N}}]{{2,}}/gu)) {{
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const rows = [...range.getClientRects()].filter(({{ width }}) => width > 0.5);
      const apart = rows.some(({{ top }}) => Math.abs(top - rows[0].top) > 4);
      if (apart) faults.push(`broken: ${{word}}`);
    }}
    return faults;
  }};
  return words.flatMap(faultsOf);
}}"""

# Letters that are too small to read on a phone, as they are drawn. Faces are pictures.
SMALL_LETTERS: Final = f"""() => {{
  const sizeOf = (holder) => {{
    const size = parseFloat(getComputedStyle(holder).fontSize);
    const matrix = holder.getScreenCTM?.();
    if (matrix) return size * Math.hypot(matrix.a, matrix.b);
    const {{ width }} = holder.getBoundingClientRect();
    const turned = !holder.offsetWidth || getComputedStyle(holder).rotate !== "none";
    // The layout's own width is in whole pixels: what differs by less has its size.
    const whole = Math.abs(width - holder.offsetWidth) < 1;
    return turned || whole ? size : size * Math.min(1, width / holder.offsetWidth);
  }};
  return ({WORDS})()
    .filter(([, holder]) => !holder.closest(".portrait"))
    .map(([node, holder]) => [node.data.trim(), sizeOf(holder)])
    .filter(([, size]) => size < {SMALLEST_LETTERS - 0.01})
    .map(([text, size]) => `${{text}} (${{size.toFixed(1)}} px)`);
}}"""

# What lies over the board while it is open: the board behind it is not to be read.
SHEET: Final = "[role=dialog], dialog, .is-open"

# Words over which something else lies.
COVERED_WORDS: Final = f"""() => {{
  const coverOf = ([node, holder]) => {{
    if (holder.closest("[data-stacked], .log")) return null;
    const range = document.createRange();
    range.selectNodeContents(node);
    const sheet = holder.closest("{SHEET}");
    for (const {{ left, top, width, height }} of range.getClientRects()) {{
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const over = hit?.closest("{SHEET}");
      if (hit && !holder.contains(hit) && !hit.contains(holder) && (!over || over === sheet))
        return `${{node.data.trim()}} (by ${{hit.outerHTML.slice(0, 60)}})`;
    }}
    return null;
  }};
  return ({WORDS})().map(coverOf).filter(Boolean);
}}"""

# Words that lie across each other, whichever takes the taps. Cards in a stack do.
OVERLAPPING_WORDS: Final = f"""() => {{
  const linesOf = ([node, holder]) => {{
    const range = document.createRange();
    range.selectNodeContents(node);
    const [text, sheet] = [node.data.trim(), holder.closest("{SHEET}")];
    return [...range.getClientRects()].map((box) => ({{ box, holder, text, sheet }}));
  }};
  const lines = ({WORDS})()
    .filter(([, holder]) => !holder.closest("[data-stacked], .log"))
    .flatMap(linesOf);
  const shared = (one, other, start, end) =>
    Math.min(one[end], other[end]) - Math.max(one[start], other[start]);
  const across = (one, other) => {{
    if (one.holder.contains(other.holder) || other.holder.contains(one.holder)) return false;
    if (one.sheet !== other.sheet) return false;
    const height = Math.min(one.box.height, other.box.height);
    const wide = shared(one.box, other.box, "left", "right") > 2;
    return wide && shared(one.box, other.box, "top", "bottom") > 0.35 * height;
  }};
  return lines.flatMap((one, place) =>
    lines
      .slice(place + 1)
      .filter((other) => across(one, other))
      .map((other) => `${{one.text}} / ${{other.text}}`),
  );
}}"""

# All checks in one evaluation of the page per step of a game.
ALL: Final = f"""(scrolling) => {{
  const report = (what, found) => (found.length ? [`${{what}}: ${{JSON.stringify(found)}}`] : []);
  return [
    ...report("something scrolls", ({PAGE_SCROLL})(scrolling)),
    ...report("cannot be hit", ({COVERED_TARGETS})(scrolling)),
    ...report("several moves are called so", ({REPEATED_NAMES})()),
    ...report("no key leads to", ({OUT_OF_REACH})()),
    ...report("too small for a thumb", ({SMALL_TARGETS})()),
    ...report("words are cut", ({CUT_WORDS})()),
    ...report("letters are too small", ({SMALL_LETTERS})()),
    ...report("words are covered", ({COVERED_WORDS})()),
    ...report("words overlap", ({OVERLAPPING_WORDS})()),
  ];
}}"""


def layout_faults(page: Page, *, zoomed: bool = False) -> list[str]:
    """All faults of the layout as it stands.

    Twice as large, long lists may scroll in their box, and a mouse hits what a thumb would not.
    """
    faults: list[str] = page.evaluate(ALL, SCROLLING_ZOOMED if zoomed else SCROLLING)
    return [fault for fault in faults if not (zoomed and fault.startswith("too small for"))]


def assert_all_well(page: Page) -> None:
    faults = layout_faults(page)
    assert faults == [], f"at {page.viewport_size}: {faults}"
