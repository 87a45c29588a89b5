import { memo } from 'react';
import type { Clock } from 'shared-kernel/contract/shell';
import type { MatchId } from 'shared-kernel/entities/match';
import type { UserSettings } from 'shared-kernel/entities/userSettings';
import { phaseOf } from 'shared-kernel/rules/status';
import type { BoardEntry } from '../../domain/boardEntry';
import { narrowScoreText } from '../../domain/formats';
import { rowFigures } from '../../domain/rowFigures';
import { t } from '../../texts/texts';
import { CompetitionCell } from './CompetitionCell';
import { FavouriteStar } from './FavouriteStar';
import { FigureCell } from './FigureCell';
import { MatchLine } from './MatchLine';
import { OddsCells } from './OddsCells';
import { ScoreCell } from './ScoreCell';
import { TeamCell } from './TeamCell';
import { TimeCell } from './TimeCell';

type Props = {
  entry: BoardEntry;
  /** Place among all lines of the table, from 1. */
  line: number;
  isFavourite: boolean;
  /** Marked, because the visitor was led here. */
  isLit: boolean;
  clock: Clock;
  settings: Pick<UserSettings, 'show_yellow_card' | 'show_team_position'>;
  hasOdds: boolean;
  onFavourite: (id: MatchId) => void;
  onOpen: (id: MatchId) => void;
};

/** One line of the board. Knows how to look, not where its data comes from. */
export const MatchRow = memo(function MatchRow(props: Props) {
  const { entry, line, isFavourite, isLit, clock, settings, hasOdds, onFavourite, onOpen } = props;
  const { match, competition, marks } = entry;
  const home = entry.home ?? t('row.unknownTeam');
  const away = entry.away ?? t('row.unknownTeam');
  const figures = rowFigures(match, settings);
  return (
    <MatchLine
      role="row"
      aria-rowindex={line}
      data-match={match.id}
      data-phase={phaseOf(match.status_id)}
      data-lit={isLit || undefined}
      data-scored={(marks?.score && !marks.score.isOver) || undefined}
      data-over={marks?.odds?.isOver || undefined}
    >
      <FavouriteStar id={match.id} home={home} away={away} isFavourite={isFavourite} onToggle={onFavourite} />
      <TimeCell match={match} clock={clock} />
      <CompetitionCell competition={competition} />
      <TeamCell side="home" name={home} rank={figures.homeRank} {...figures.homeCards} />
      <ScoreCell
        id={match.id}
        homeName={home}
        awayName={away}
        onOpen={onOpen}
        home={figures.score?.home}
        away={figures.score?.away}
        homeKicks={figures.shootout?.home}
        awayKicks={figures.shootout?.away}
      />
      <TeamCell side="away" name={away} rank={figures.awayRank} {...figures.awayCards} />
      <FigureCell column="halfTime" text={narrowScoreText(figures.halfTime)} />
      <FigureCell column="corners" text={narrowScoreText(figures.corners)} />
      {hasOdds ? <OddsCells odds={match.odds} moves={marks?.odds?.moves} /> : null}
    </MatchLine>
  );
});
