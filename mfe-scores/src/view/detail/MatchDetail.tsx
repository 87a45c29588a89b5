import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { DEFAULT_SETTINGS } from 'shared-kernel/entities/defaultSettings';
import type { Match, MatchId } from 'shared-kernel/entities/match';
import { useObservable } from 'shared-kernel/react/useObservable';
import { NO_PICKS, passesPicks } from 'shared-kernel/rules/picks';
import { NoData } from 'shared-kernel/ui/NoData';
import type { Freshness } from '../../domain/freshness';
import { choicesOf } from '../../state/choices';
import { createDetailStore } from '../../state/createDetailStore';
import { scoreAnnouncements } from '../../state/scoreAnnouncements';
import { t } from '../../texts/detailTexts';
import { ScoreAnnouncer } from '../page/ScoreAnnouncer';
import { FailedBoard } from '../states/FailedBoard';
import { FreshnessNotice } from '../states/FreshnessNotice';
import { usePricesShown } from '../usePricesShown';
import { DetailContent } from './DetailContent';
import { DetailSkeleton } from './DetailSkeleton';
import { useNewFrom } from './useNewFrom';

const LOADING: Freshness = { kind: 'loading' };
const NONE_FOLLOWED: ReadonlySet<MatchId> = new Set();

/** The detail of one match, live while it is open; the match need not be on a board. */
export function MatchDetail({ shell, id, onDrawn }: { shell: Shell; id: MatchId; onDrawn: () => void }) {
  const store = useMemo(() => createDetailStore(shell, id), [shell, id]);
  useEffect(() => store.open(), [store]);
  usePricesShown(shell, true);
  const watch = useCallback((onChanged: () => void) => store.entries.watch(id, onChanged), [store, id]);
  const entry = useSyncExternalStore(watch, () => store.entries.get(id));
  const freshness = useObservable(store.freshness$, LOADING);
  const newFrom = useNewFrom(store.entries, id, shell.clock);
  const announcements$ = useMemo(() => scoreAnnouncements(store, id), [store, id]);
  const isAnnounced = useIsAnnouncedByToasts(shell, id, entry?.match);
  // A board may know the match before its form is read, which the picture has.
  const isDrawn = freshness.kind !== 'loading';
  useEffect(() => {
    if (isDrawn) onDrawn();
  }, [isDrawn, onDrawn]);

  if (!entry) return <Missing freshness={freshness} onRetry={store.reload} />;
  const { match, competition } = entry;
  return (
    <>
      <FreshnessNotice freshness={freshness} onRetry={store.reload} />
      {isAnnounced ? null : <ScoreAnnouncer announcements$={announcements$} />}
      <DetailContent
        match={match}
        home={store.board.teams.get(match.home_team_id)}
        away={store.board.teams.get(match.away_team_id)}
        competition={competition?.name}
        clock={shell.clock}
        forms={store.forms(match)}
        newFrom={newFrom}
      />
    </>
  );
}

/**
 * Whether the shell's toasts, which lie over the dialog, tell the goals of the match: once is enough to hear. Of matches
 * that are not followed they tell none that the pickers hide.
 */
function useIsAnnouncedByToasts(shell: Shell, id: MatchId, match: Match | undefined): boolean {
  const { goal_show_toast, notification } = useObservable(shell.settings$, DEFAULT_SETTINGS);
  const followed = useObservable(shell.favourites.ids$, NONE_FOLLOWED);
  const picks = useObservable(choicesOf(shell).picks.picks$, NO_PICKS);
  if (!goal_show_toast) return false;
  return followed.has(id) || (notification === 'all' && (!match || passesPicks(match, picks)));
}

function Missing({ freshness, onRetry }: { freshness: Freshness; onRetry: () => void }) {
  if (freshness.kind === 'loading') return <DetailSkeleton />;
  if (freshness.kind === 'nothing') return <FailedBoard why={freshness.why} onRetry={onRetry} />;
  return (
    <NoData>
      <span>{t('detail.unknown')}</span>
    </NoData>
  );
}
