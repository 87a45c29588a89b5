import { type RefObject, useEffect } from 'react';

/**
 * Shows a dialog while mounted, or only while `isOpen`. The browser keeps the focus inside; this locks the page and
 * returns the focus. A browser shows a modal dialog even within what is hidden.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, isOpen = true): void {
  useEffect(() => {
    if (!isOpen) return undefined;
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
  }, [ref, isOpen]);
}

/** Locks the page's scrolling and keeps the space of its scroll bar, so nothing shifts. Returns its undo. */
function lockPageScroll(): () => void {
  const { style } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  const hasBar = window.innerWidth > document.documentElement.clientWidth;
  Object.assign(style, { overflow: 'hidden', scrollbarGutter: hasBar ? 'stable' : scrollbarGutter });
  return () => Object.assign(style, { overflow, scrollbarGutter });
}
