import type { Notices } from './createNotices';

/** A page that nobody can see keeps its toasts, and the goals of that time are seen once it is looked at. */
export function followVisibility({ document }: Window, { toasts, seen }: Pick<Notices, 'toasts' | 'seen'>): () => void {
  const look = () => {
    toasts.hold('hidden', document.hidden);
    if (!document.hidden) seen();
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
