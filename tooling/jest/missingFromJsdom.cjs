/**
 * Replacements for what jsdom lacks, just enough to mount components: a `<dialog>` that opens, closes and obeys Escape;
 * a media query that never matches; an observer that never fires; nothing that scrolls.
 */
const dialog = HTMLDialogElement.prototype;

/** @this {HTMLDialogElement} */
dialog.show ??= function show() {
  this.setAttribute('open', '');
};

/** @this {HTMLDialogElement} */
dialog.showModal ??= function showModal() {
  if (this.open) throw new DOMException('The dialog is already open', 'InvalidStateError');
  this.setAttribute('open', '');
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Escape') return;
    if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close();
  };
  this.ownerDocument.addEventListener('keydown', onKey);
  this.addEventListener('close', () => this.ownerDocument.removeEventListener('keydown', onKey), { once: true });
};

/** @this {HTMLDialogElement} @param {string} [value] */
dialog.close ??= function close(value) {
  if (!this.open) return;
  if (value !== undefined) this.returnValue = value;
  this.removeAttribute('open');
  this.dispatchEvent(new Event('close'));
};

Element.prototype.scrollIntoView ??= () => {};

window.matchMedia ??= (query) =>
  /** @type {MediaQueryList} */ (Object.assign(new EventTarget(), { media: query, matches: false, onchange: null }));

window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// styled-components writes rules as text otherwise, and jsdom reads the whole sheet anew for each.
process.env.SC_DISABLE_SPEEDY = 'false';
