import { memo } from 'react';
import { narrowScoreText } from 'shared-kernel/rules/formats';
import { phaseOf } from 'shared-kernel/rules/status';
import type { BoardEntry } from '../../domain/boardEntry';
import type { OddsMoves } from '../../domain/oddsMoves';
import { rowFigures } from '../../domain/rowFigures';
import { t } from '../../texts/texts';
import { useBoard } from '../board/boardContext';
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
};

type Props = {
  entry: BoardEntry;
  isFavourite: boolean;
  /** Number of the line in the table, from 1. */
  line: number;
  /** Highlighted, because the visitor was sent here. */
  isLit: boolean;
};

/** One line of the board. Knows how to look, not where its data comes from. */
export const MatchRow = memo(function MatchRow({ entry, line, isLit, isFavourite }: Props) {
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
      <Cells {...known} moves={marks?.odds?.moves} isFavourite={isFavourite} />
    </MatchLine>
  );
});

/** The content of the line; it does not render when only the line's marks end. */
const Cells = memo(function Cells(props: CellsProps) {
  const { match, competition, moves, isFavourite } = props;
  const { clock, settings, hasOdds, onFavourite, onOpen } = useBoard();
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
