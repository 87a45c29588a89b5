import { useEffect, useState } from 'react';

/** Where a visitor types. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/** Becomes true when no dialog is open and nobody is typing, and stays so. */
export function useFreeMoment(): boolean {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    if (isFree) return undefined;
    const look = () => {
      if (!isBusy()) setFree(true);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
    document.addEventListener('focusout', look);
    look();
    return () => {
      observer.disconnect();
      document.removeEventListener('focusout', look);
    };
  }, [isFree]);
  return isFree;
}

function isBusy(): boolean {
  return document.querySelector('dialog[open]') !== null || document.activeElement?.matches(FIELDS) === true;
}
