import type { ReactNode } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { useResource } from 'shared-kernel/react/useResource';
import type { EntrySource } from '../../../state/createEntryStore';
import { fileOf } from '../../../state/fileOf';
import { type HoveredMatch, useHoverCard } from './useHoverCard';

type Props = { entries: EntrySource; shell: Shell; children: ReactNode };

/** Contains a board, and opens a card with a match's events while pointer or focus rests on its score. */
export function HoverCardArea({ entries, shell, children }: Props) {
  const { hovered, handlers } = useHoverCard();
  return (
    <div {...handlers}>
      {children}
      {hovered ? <LoadedHoverCard key={hovered.id} hovered={hovered} entries={entries} shell={shell} /> : null}
    </div>
  );
}

/** Shares a file with the detail: both show one match. */
const boxOf = fileOf(() => import(/* webpackChunkName: "detail" */ './HoverCard'));

function LoadedHoverCard({ hovered, entries, shell }: { hovered: HoveredMatch; entries: EntrySource; shell: Shell }) {
  const { value: code } = useResource(boxOf(shell));
  return code ? <code.HoverCard hovered={hovered} entries={entries} clock={shell.clock} /> : null;
}
