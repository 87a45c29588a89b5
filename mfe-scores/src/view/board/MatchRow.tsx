import { memo } from 'react';
import { PHONE } from 'shared-kernel/design/media';
import { dayMonth, hourMinute, narrowScoreText } from 'shared-kernel/rules/formats';
import styled from 'styled-components';
import type { BoardEntry } from '../../domain/boardEntry';
import type { OddsMoves } from '../../domain/oddsMoves';
import { rowFigures } from '../../domain/rowFigures';
import { t } from '../../texts/texts';
import { ScoreCell } from '../parts/row/ScoreCell';
import { type PricesOfLine, useBoardContent } from './boardContext';
import { CompetitionCell } from './CompetitionCell';
import { lineGrid } from './columns';
import { FavouriteStar } from './FavouriteStar';
import { FigureCell } from './FigureCell';
import { OddsCells } from './OddsCells';
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
      data-phase={known.match.state.kind}
      data-lit={isLit || undefined}
      data-scored={marks?.score && (marks.score.isOver ? 'over' : 'new')}
      data-over={marks?.odds?.isOver || undefined}
    >
      <Cells {...known} moves={marks?.odds?.moves} isFavourite={isFavourite} />
    </MatchLine>
  );
});

/**
 * The line of a row's cells. A new score highlights it for a moment. The highlight starts with the score, without
 * an animation, which would cost more paints with each goal, and begins to fade with the end of the arrows of prices:
 * by opacity, so that nothing is painted on the way. Its colour is translucent: an opaque one makes Chromium rebuild the
 * layers of the whole page.
 */
const MatchLine = styled.div`
  ${lineGrid}
  position: relative;
  break-inside: avoid;
  grid-template-rows: calc(2.25rem - 1px) auto;
  height: var(--row);
  /* Its size is fixed, so changes inside it do not affect the layout outside. */
  contain: layout size style;
  border-bottom: 1px solid var(--line);
  text-align: center;
  &:hover { background: var(--surface-2); }
  &[data-scored]::before {
    position: absolute;
    z-index: -1;
    inset: 0;
    background: var(--flash);
    content: '';
  }
  &[data-scored='over']::before { opacity: 0; transition: opacity 0.4s; }
  &[data-lit] { background: var(--accent-soft); box-shadow: inset 0 0 0 2px var(--accent); }
  @media ${PHONE} {
    grid-template:
      'time home home score favourite' calc(1.75rem - 1px)
      'competition away halfTime score favourite' 1.75rem
      'odds odds odds odds odds' auto / max(62px, 3rem) minmax(0, 1fr) auto max(40px, 1.75rem) 44px;
    & > [data-column='corners'] { display: none; }
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-scored='over']::before { transition: none; }
  }
`;

/** The content of the line; it does not render when only the line's marks end. */
const Cells = memo(function Cells(props: CellsProps) {
  const { match, competition, moves, isFavourite, onShow } = props;
  const { clock, day, settings, hasOdds, onFavourite, hrefOf, onOpen, HiddenScore, OtherPrices } = useBoardContent();
  const home = props.home?.name ?? t('row.unknownTeam');
  const away = props.away?.name ?? t('row.unknownTeam');
  const figures = rowFigures(match, settings);
  const Score = (onShow && HiddenScore) ?? ScoreCell;
  // While a score is hidden no prices reveal it (M23).
  const Prices: PricesOfLine = (onShow ? undefined : OtherPrices) ?? OddsCells;
  return (
    <>
      <FavouriteStar id={match.id} home={home} away={away} isFavourite={isFavourite} onToggle={onFavourite} />
      <TimeCell match={match} clock={clock} day={day} />
      <CompetitionCell competition={competition} />
      <TeamCell side="home" name={home} rank={figures.homeRank} {...figures.homeCards} />
      <Score
        id={match.id}
        homeName={home}
        awayName={away}
        href={hrefOf(match.id)}
        onOpen={onOpen}
        onShow={onShow}
        home={figures.score?.home}
        away={figures.score?.away}
        homeKicks={figures.shootout?.home}
        awayKicks={figures.shootout?.away}
        kickOff={match.state.kind === 'fixture' ? kickOffText(match.match_time) : undefined}
      />
      <TeamCell side="away" name={away} rank={figures.awayRank} {...figures.awayCards} />
      <FigureCell column="halfTime" text={onShow ? '' : narrowScoreText(figures.halfTime)} />
      <FigureCell column="corners" text={narrowScoreText(figures.corners)} />
      {hasOdds ? <Prices id={match.id} odds={match.odds} suspended={match.suspended_odds} moves={moves} /> : null}
    </>
  );
});

/** @returns `20:45 09/12` */
function kickOffText(unixSeconds: number): string {
  return `${hourMinute(unixSeconds)} ${dayMonth(unixSeconds)}`;
}
