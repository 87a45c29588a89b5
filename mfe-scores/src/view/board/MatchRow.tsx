import { memo } from 'react';
import { ABOVE_PHONE } from 'shared-kernel/design/media';
import type { MatchId } from 'shared-kernel/entities/match';
import { dayMonth, hourMinute, narrowScoreText } from 'shared-kernel/rules/formats';
import { pageAddress } from 'shared-kernel/rules/pageAddress';
import styled, { css } from 'styled-components';
import type { BoardEntry } from '../../domain/boardEntry';
import type { OddsMoves } from '../../domain/oddsMoves';
import { rowFigures } from '../../domain/rowFigures';
import { t } from '../../texts/texts';
import { FavouriteStar } from '../parts/row/FavouriteStar';
import { ScoreCell } from '../parts/row/ScoreCell';
import { stacked } from '../parts/row/stacked';
import { useEntry } from '../parts/useEntry';
import { CompetitionCell } from './CompetitionCell';
import { lineGrid } from './columns';
import { FigureCell } from './FigureCell';
import { OddsCells } from './OddsCells';
import { type PricesOfLine, useRowContent } from './rowContext';
import { TeamCell } from './TeamCell';
import { TimeCell } from './TimeCell';

type CellsProps = Omit<BoardEntry, 'marks'> & {
  moves: OddsMoves | undefined;
  isFavourite: boolean;
};

type Props = {
  id: MatchId;
  isFavourite: boolean;
  /** Number of the line in the table, from 1. */
  line: number;
  /** Highlighted, because the visitor was sent here. */
  isLit?: boolean;
};

/** The row of a match, on a board and in every list. It renders only when this match changed. */
export const MatchRow = memo(function MatchRow({ id, ...row }: Props) {
  const entry = useEntry(useRowContent().entries, id);
  return entry ? <Row entry={entry} {...row} /> : null;
});

/** Knows how to look, not where its data comes from. */
function Row({ entry, line, isLit = false, isFavourite }: Omit<Props, 'id'> & { entry: BoardEntry }) {
  const { marks, ...known } = entry;
  return (
    <MatchLine
      role="row"
      aria-rowindex={line}
      data-match={known.match.id}
      data-phase={known.match.state.kind}
      data-corners={useRowContent().settings.show_corners || undefined}
      data-hot={known.match.is_hot || undefined}
      data-lit={isLit || undefined}
      data-scored={marks?.score && (marks.score.isOver ? 'over' : 'new')}
      data-over={marks?.odds?.isOver || undefined}
    >
      <Cells {...known} moves={marks?.odds?.moves} isFavourite={isFavourite} />
    </MatchLine>
  );
}

/**
 * The line of a row's cells. All of it opens the match: the score's link lies below what stands in the line, and gets the
 * pointer wherever there is no button. With a mouse names have links of their own, and text can be selected. A new score highlights it for a moment. The highlight starts with the score, without
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
  pointer-events: none;
  & :is(button, [data-opens]) { pointer-events: auto; }
  @media (hover: hover) and ${ABOVE_PHONE} {
    & :is(a, small), & > span > span { pointer-events: auto; }
  }
  &:hover { background: var(--surface-2); }
  &[data-scored]::before {
    position: absolute;
    z-index: -1;
    inset: 0;
    background: var(--flash);
    content: '';
  }
  &[data-scored='over']::before { opacity: 0; transition: opacity 0.4s; }
  /* As the header of their group. */
  &[data-hot] { box-shadow: inset 3px 0 var(--favourite-mark); }
  &[data-lit] { background: var(--accent-soft); box-shadow: inset 0 0 0 2px var(--accent); }
  ${stacked(css`
    grid-template:
      'time home home score favourite' calc(1.75rem - 1px)
      'competition away halfTime score favourite' 1.75rem
      'odds odds odds odds odds' auto / clamp(62px, 18.5vw, 4.5rem) minmax(0, 1fr) auto max(40px, 1.75rem) 44px;
    &:not([data-corners]) > [data-column='corners'] { display: none; }
    &[data-corners] { grid-template-areas: 'time home corners score favourite' 'competition away halfTime score favourite' 'odds odds odds odds odds'; }
  `)}
  @media (prefers-reduced-motion: reduce) {
    &[data-scored='over']::before { transition: none; }
  }
`;

const Favourite = styled.span`
  ${stacked(css`grid-area: favourite;`)}
`;

/** The content of the line; it does not render when only the line's marks end. */
const Cells = memo(function Cells(props: CellsProps) {
  const { match, competition, moves, isFavourite, onShow } = props;
  const { clock, day, settings, hasOdds, onFavourite, base, onOpen, HiddenScore, OtherPrices } = useRowContent();
  const home = props.home?.name ?? t('row.unknownTeam');
  const away = props.away?.name ?? t('row.unknownTeam');
  const figures = rowFigures(match, settings);
  const Score = (onShow && HiddenScore) ?? ScoreCell;
  // While a score is hidden no prices reveal it (M23).
  const Prices: PricesOfLine = (onShow ? undefined : OtherPrices) ?? OddsCells;
  return (
    <>
      <Favourite role="cell" data-column="favourite">
        <FavouriteStar id={match.id} home={home} away={away} isFavourite={isFavourite} onToggle={onFavourite} />
      </Favourite>
      <TimeCell match={match} clock={clock} day={day} />
      <CompetitionCell competition={competition} country={props.country} isHot={match.is_hot} />
      <TeamCell side="home" team={props.home} name={home} rank={figures.homeRank} {...figures.homeCards} />
      <Score
        id={match.id}
        homeName={home}
        awayName={away}
        href={base + pageAddress('match', match.id)}
        onOpen={onOpen}
        onShow={onShow}
        home={figures.score?.home}
        away={figures.score?.away}
        homeKicks={figures.shootout?.home}
        awayKicks={figures.shootout?.away}
        kickOff={match.state.kind === 'fixture' ? kickOffText(match.match_time) : undefined}
      />
      <TeamCell side="away" team={props.away} name={away} rank={figures.awayRank} {...figures.awayCards} />
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
