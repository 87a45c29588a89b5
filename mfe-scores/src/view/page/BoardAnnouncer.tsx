import { useMemo } from 'react';
import type { RowStore } from '../../state/createRowStore';
import { scoreAnnouncements } from '../../state/scoreAnnouncements';
import { ScoreAnnouncer } from './ScoreAnnouncer';

type Props = Pick<RowStore, 'scored$' | 'entries'>;

/** Announces the new scores of many matches, for who has switched the shell's toasts off: screen readers should get each once. */
export function BoardAnnouncer({ scored$, entries }: Props) {
  const announcements$ = useMemo(() => scoreAnnouncements({ scored$, entries }), [scored$, entries]);
  return <ScoreAnnouncer announcements$={announcements$} />;
}
