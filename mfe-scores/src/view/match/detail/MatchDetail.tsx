import type { BoardState } from 'shared-kernel/contract/matches';
import type { Shell } from 'shared-kernel/contract/shell';
import type { MatchId } from 'shared-kernel/entities/match';
import { ScoreAnnouncer } from '../../parts/ScoreAnnouncer';
import { FailedBoard } from '../../parts/states/FailedBoard';
import { FreshnessNotice } from '../../parts/states/FreshnessNotice';
import { teamNames } from '../../parts/teamNames';
import { ChannelsOfMatch } from './ChannelsOfMatch';
import { DetailContent } from './DetailContent';
import { DetailSkeleton } from './DetailSkeleton';
import { FollowMatch } from './FollowMatch';
import { MarketsOfMatch } from './MarketsOfMatch';
import { UnknownMatch } from './UnknownMatch';
import { useMatchDetail } from './useMatchDetail';

/** The detail of one match, live while it is open. */
export function MatchDetail({ shell, id, onRendered }: { shell: Shell; id: MatchId; onRendered: () => void }) {
  const { content, freshness, reload, heard } = useMatchDetail(shell, id, onRendered);
  if (!content) return <NoContent freshness={freshness} onRetry={reload} />;
  const names = teamNames(content.home?.name, content.away?.name);
  return (
    <>
      <FreshnessNotice freshness={freshness} onRetry={reload} />
      {heard ? <ScoreAnnouncer key={String(content.areFormsHidden)} {...heard} /> : null}
      <DetailContent
        {...content}
        basePath={shell.basePath}
        channels={<ChannelsOfMatch shell={shell} match={content.match} />}
        star={<FollowMatch shell={shell} id={id} names={names} />}
        markets={<MarketsOfMatch shell={shell} match={content.match} names={names} />}
      />
    </>
  );
}

function NoContent({ freshness, onRetry }: { freshness: BoardState; onRetry: () => void }) {
  if (freshness.kind === 'loading') return <DetailSkeleton />;
  if (freshness.kind === 'failed') return <FailedBoard why={freshness.why} onRetry={onRetry} />;
  return <UnknownMatch />;
}
