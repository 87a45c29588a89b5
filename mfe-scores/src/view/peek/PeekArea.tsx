import type { ReactNode } from 'react';
import type { Report } from 'shared-kernel/decode/decode';
import type { EntrySource } from '../../state/entryStore';
import { loadPeek } from '../detail/loadDetail';
import { useLoadedLater } from '../useLoadedLater';
import { type Peek, usePeek } from './usePeek';

type Props = { entries: EntrySource; report: Report; children: ReactNode };

/** Holds a board, and shows beside a score what happened in its match while the pointer or the keyboard rests on it. */
export function PeekArea({ entries, report, children }: Props) {
  const { peek, handlers } = usePeek();
  return (
    <div {...handlers}>
      {children}
      {peek ? <LoadedPeek key={peek.id} peek={peek} entries={entries} report={report} /> : null}
    </div>
  );
}

function LoadedPeek({ peek, entries, report }: { peek: Peek; entries: EntrySource; report: Report }) {
  const [part] = useLoadedLater(loadPeek, report);
  return part.kind === 'loaded' ? <part.code.PeekBox peek={peek} entries={entries} /> : null;
}
