import { type RefObject, useEffect } from 'react';

/** Shows a dialog while mounted. The browser keeps the focus inside; this locks the page and returns the focus. */
export function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    const unlock = lockPageScroll();
    dialog?.showModal();
    return () => {
      unlock();
      dialog?.close();
      // React removes the element before the browser would return the focus.
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [ref]);
}

/** Locks the page's scrolling and keeps the space of its scroll bar, so nothing shifts. Returns its undo. */
function lockPageScroll(): () => void {
  const { style } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  const hasBar = window.innerWidth > document.documentElement.clientWidth;
  Object.assign(style, { overflow: 'hidden', scrollbarGutter: hasBar ? 'stable' : scrollbarGutter });
  return () => Object.assign(style, { overflow, scrollbarGutter });
}
