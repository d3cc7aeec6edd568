// The globals that lit reads when it is loaded. Tests without a page import this first.
globalThis.HTMLElement ??= class {};
globalThis.document ??= {
  createTreeWalker: () => ({}),
  createComment: () => ({}),
  querySelector: () => null,
};
globalThis.customElements ??= { define: () => {} };
