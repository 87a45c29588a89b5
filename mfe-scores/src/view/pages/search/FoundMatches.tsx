import { useEffect, useMemo, useState } from 'react';
import type { BoardState } from 'shared-kernel/contract/matches';
import type { Shell } from 'shared-kernel/contract/shell';
import type { MatchId } from 'shared-kernel/entities/match';
import { useObservable } from 'shared-kernel/react/useObservable';
import { LOADING } from 'shared-kernel/state/loaded';
import { createHidingEntries } from '../../../state/createHidingEntries';
import { createRowStore } from '../../../state/createRowStore';
import { hiddenScoresOf } from '../../../state/hiddenScores';
import { matchesOf } from '../../../state/matchSource';
import { t } from '../../../texts/searchTexts';
import { MatchList } from '../../board/MatchList';
import { FailedBoard } from '../../parts/states/FailedBoard';

type Props = { shell: Shell; ids: readonly MatchId[]; onKnown: () => void };

const NONE: readonly MatchId[] = [];

/** The matches that a search found, live while they are shown. Until those of the next answer are known, the last ones stay. */
export function FoundMatches({ shell, ids, onKnown }: Props) {
  const store = useMemo(() => createRowStore(shell, matchesOf(ids)), [shell, ids]);
  const entries = useMemo(() => createHidingEntries(store.entries, hiddenScoresOf(shell)), [store, shell]);
  useEffect(() => store.open(), [store]);
  const { kind } = useObservable<BoardState>(store.board.state$, LOADING);
  const isKnown = kind !== 'loading';
  const [shown, setShown] = useState({ ids: NONE, entries });
  if (isKnown && shown.ids !== ids) setShown({ ids, entries });
  useEffect(() => {
    if (isKnown) onKnown();
  }, [isKnown, onKnown]);
  if (kind === 'failed') return <FailedBoard onRetry={store.board.reload} />;
  return <MatchList shell={shell} label={t('search.matches')} {...shown} />;
}
