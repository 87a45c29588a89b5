import { useMemo } from 'react';
import { debounceTime } from 'rxjs';
import { useObservable } from 'shared-kernel/react/useObservable';
import { Announcement } from 'shared-kernel/ui/Announcement';
import { useFrameServices } from '../appServices';

/** An article's own title comes a moment after that of its address, in milliseconds. */
const SETTLED_MS = 500;

/** Tells screen readers the name of a page that the visitor went to: without a reload no browser does. */
export function PageSaid({ pathname }: { pathname: string }) {
  const { title$ } = useFrameServices().pageTexts;
  const settled$ = useMemo(() => title$.pipe(debounceTime(SETTLED_MS)), [title$]);
  return <Announcement text={useObservable(settled$, '')} choice={pathname} />;
}
