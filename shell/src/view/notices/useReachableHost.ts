import { useEffect, useState } from 'react';

/**
 * An element in the modal dialog on top, else at the end of the page: beside an open modal dialog nothing can be
 * clicked, reached by keys or read out. It is moved, not drawn anew, so what is in it keeps its state.
 */
export function useReachableHost(): HTMLElement {
  const [host] = useState(createHost);
  useEffect(() => {
    const place = () => {
      const dialog = dialogOnTop();
      const parent = dialog ?? document.body;
      if (host.parentElement === parent) return;
      parent.append(host);
      // A dialog that React has taken away says this, too, and no observer of the page sees it any more.
      dialog?.addEventListener('close', place, { once: true });
    };
    place();
    const observer = new MutationObserver(place);
    observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] });
    return () => {
      observer.disconnect();
      host.remove();
    };
  }, [host]);
  return host;
}

/** Closes the dialog on top as Escape would. */
export function dismissDialogOnTop(): void {
  dialogOnTop()?.dispatchEvent(new Event('cancel', { cancelable: true }));
}

function dialogOnTop(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
}

function createHost(): HTMLElement {
  const host = document.createElement('div');
  // No box of its own: the dialog's layout does not know of it.
  host.style.display = 'contents';
  return host;
}
