import { memo } from 'react';
import type { Clock } from 'shared-kernel/contract/shell';
import type { MatchId } from 'shared-kernel/entities/match';
import type { UserSettings } from 'shared-kernel/entities/userSettings';
import { phaseOf } from 'shared-kernel/rules/status';
import type { BoardEntry } from '../../domain/boardEntry';
import { narrowScoreText } from '../../domain/formats';
import type { OddsMoves } from '../../domain/oddsMoves';
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

type CellsProps = Omit<BoardEntry, 'marks'> & {
  moves: OddsMoves | undefined;
  isFavourite: boolean;
  clock: Clock;
  settings: Pick<UserSettings, 'show_yellow_card' | 'show_team_position'>;
  hasOdds: boolean;
  onFavourite: (id: MatchId) => void;
  onOpen: (id: MatchId) => void;
};

type Props = Omit<CellsProps, keyof BoardEntry | 'moves'> & {
  entry: BoardEntry;
  /** Place among all lines of the table, from 1. */
  line: number;
  /** Marked, because the visitor was led here. */
  isLit: boolean;
};

/** One line of the board. Knows how to look, not where its data comes from. */
export const MatchRow = memo(function MatchRow({ entry, line, isLit, ...rest }: Props) {
  const { marks, ...known } = entry;
  return (
    <MatchLine
      role="row"
      aria-rowindex={line}
      data-match={known.match.id}
      data-phase={phaseOf(known.match.status_id)}
      data-lit={isLit || undefined}
      data-scored={(marks?.score && !marks.score.isOver) || undefined}
      data-over={marks?.odds?.isOver || undefined}
    >
      <Cells {...known} moves={marks?.odds?.moves} {...rest} />
    </MatchLine>
  );
});

/** What stands in the line: it stays as it is when only the line's marks go. */
const Cells = memo(function Cells(props: CellsProps) {
  const { match, competition, moves, isFavourite, clock, settings, hasOdds, onFavourite, onOpen } = props;
  const home = props.home ?? t('row.unknownTeam');
  const away = props.away ?? t('row.unknownTeam');
  const figures = rowFigures(match, settings);
  return (
    <>
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
      {hasOdds ? <OddsCells odds={match.odds} moves={moves} /> : null}
    </>
  );
});
