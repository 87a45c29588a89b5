import { useMemo } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { DEFAULT_SETTINGS } from 'shared-kernel/entities/defaultSettings';
import type { MatchId } from 'shared-kernel/entities/match';
import type { UserSettings } from 'shared-kernel/entities/userSettings';
import { useObservable } from 'shared-kernel/react/useObservable';
import styled from 'styled-components';
import type { EntrySource } from '../../state/createEntryStore';
import { createFavouriteToggle } from '../../state/createFavouriteToggle';
import { HiddenScore } from '../parts/hidden/HiddenScore';
import { useRowClicks } from '../parts/row/useRowClicks';
import { useOpenDetail } from '../parts/useOpenDetail';
import { MatchRow } from './MatchRow';
import { RowContext } from './rowContext';

type Props = {
  shell: Shell;
  /** Its name for screen readers. */
  label: string;
  ids: readonly MatchId[];
  /** Those of hidden scores reveal none. */
  entries: EntrySource;
  /** Whether all are of one competition, which stands above. */
  isOfOne?: boolean;
};

const NONE: ReadonlySet<MatchId> = new Set();

/** Matches outside a board, with the same rows: those of a team, of a competition, or what a search found. */
export function MatchList({ shell, label, ids, entries, isOfOne = false }: Props) {
  const settings = useObservable<UserSettings>(shell.settings$, DEFAULT_SETTINGS);
  const favourites = useObservable(shell.favourites.ids$, NONE);
  const onFavourite = useMemo(() => createFavouriteToggle(shell.favourites), [shell]);
  const onOpen = useOpenDetail();
  const base = shell.basePath.replace(/\/$/, '');
  const clicks = useRowClicks(base);
  const content = useMemo(
    () => ({
      entries,
      HiddenScore,
      clock: shell.clock,
      settings,
      day: undefined,
      hasOdds: false,
      onFavourite,
      base,
      onOpen,
    }),
    [entries, shell, settings, onFavourite, base, onOpen],
  );
  return (
    <RowContext value={content}>
      <Rows role="table" aria-label={label} data-look="list" data-by={isOfOne ? 'league' : undefined} {...clicks}>
        {ids.map((id, at) => (
          <MatchRow key={id} id={id} line={at + 1} isFavourite={favourites.has(id)} />
        ))}
      </Rows>
    </RowContext>
  );
}

/** In two columns where there is room. */
const Rows = styled.div`
  --row: 3.5rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: var(--space-4);
  font-size: 0.8125rem;
  &[data-by='league'] { --league-shown: hidden; }
  @media (min-width: 64em) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
