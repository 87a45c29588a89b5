import { type ReactNode, useLayoutEffect } from 'react';

/** Tells when its children are in the document, before the paint. */
export function Mounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  useLayoutEffect(onMounted, [onMounted]);
  return children;
}
