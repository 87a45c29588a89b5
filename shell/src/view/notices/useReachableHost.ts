import { useEffect, useState } from 'react';

/**
 * An element in the topmost modal dialog, else at the end of the page: outside an open modal dialog nothing can be
 * clicked, focused or read out. It is moved, not rendered again, so its content keeps its state.
 */
export function useReachableHost(): HTMLElement {
  const [host] = useState(createHost);
  useEffect(() => {
    const place = () => {
      const dialog = dialogOnTop();
      const parent = dialog ?? document.body;
      if (host.parentElement === parent) return;
      parent.append(host);
      // React also fires this for a removed dialog, which a mutation observer of the page no longer sees.
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

/** Closes the topmost dialog as Escape would. */
export function dismissDialogOnTop(): void {
  dialogOnTop()?.dispatchEvent(new Event('cancel', { cancelable: true }));
}

function dialogOnTop(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
}

function createHost(): HTMLElement {
  const host = document.createElement('div');
  // Has no box, so the dialog's layout ignores it.
  host.style.display = 'contents';
  return host;
}
