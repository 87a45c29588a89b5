import { useEffect } from 'react';
import { useObservable } from 'shared-kernel/react/useObservable';
import type { AdContent } from '../domain/adContent';
import { useAdStores } from './ads';

/** What the ad team has published; `undefined` until it is known. */
export function useAdContent(): AdContent | undefined {
  const { content } = useAdStores();
  useEffect(() => content.open(), [content]);
  return useObservable<AdContent | undefined>(content.content$, undefined);
}
