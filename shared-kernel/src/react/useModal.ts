import { type RefObject, useEffect } from 'react';

/**
 * Shows a dialog for as long as its component is mounted. The browser keeps the focus inside; here the page behind is
 * kept where it is, and the focus goes back to where it was.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    const unlock = lockPageScroll();
    dialog?.showModal();
    return () => {
      unlock();
      dialog?.close();
      // React takes the element away before the browser would give the focus back.
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [ref]);
}

/** Keeps the page behind where it is; the room of its scroll bar stays, so nothing shifts. Returns its undoing. */
function lockPageScroll(): () => void {
  const { style } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  const hasBar = window.innerWidth > document.documentElement.clientWidth;
  Object.assign(style, { overflow: 'hidden', scrollbarGutter: hasBar ? 'stable' : scrollbarGutter });
  return () => Object.assign(style, { overflow, scrollbarGutter });
}
