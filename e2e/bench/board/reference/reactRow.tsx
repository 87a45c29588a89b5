import { memo, type ReactNode } from 'react';
import type { Match } from 'shared-kernel/entities/match';
import type { BoardChange } from '../bigBoard';
import { isLive, type Move, type Names, oddsText, PRICES, rowText, STAR, stillText, type TeamText } from './rowText';

export type Entry = {
  match: Match;
  moves?: readonly Move[];
  /** The push that moved its prices, while its arrows last. */
  movedBy?: readonly BoardChange[] | undefined;
  isGoal: boolean;
};

type RowProps = { entry: Entry; names: Names; minute: string | undefined };

/** One line; renders when its match or its minute changed. */
export const ReactRow = memo(function ReactRow({ entry, names, minute }: RowProps) {
  const { match, moves, movedBy, isGoal } = entry;
  const text = rowText(match, names);
  return (
    // biome-ignore lint/a11y/useSemanticElements: as in our board, whose rows are grids.
    // biome-ignore lint/a11y/useFocusableInteractive: as in our board.
    <div
      className={`row${isLive(match) ? ' live' : ''}${isGoal ? ' flash' : ''}`}
      role="row"
      data-match={match.id}
      data-over={moves && !movedBy ? '' : undefined}
    >
      {cell('', star())}
      {cell('time', time(match, minute))}
      {cell('league', text.league)}
      {cell('team home', team(text.home))}
      {cell('', text.hasScore ? score(text.goals) : '–')}
      {cell('team away', team(text.away))}
      {cell('', text.halfTime)}
      {cell('', text.corners)}
      {odds(oddsText(match.odds), moves)}
    </div>
  );
});

function cell(className: string, content: ReactNode) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as in our board, whose rows are grids.
    <span className={className || undefined} role="cell">
      {content}
    </span>
  );
}

function star() {
  return (
    <button type="button" className="star" aria-label="Theo dõi">
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <path d={STAR} />
      </svg>
    </button>
  );
}

function time(match: Match, minute: string | undefined) {
  return minute === undefined ? (
    <span>{stillText(match)}</span>
  ) : (
    <>
      <span>{minute}</span>
      <i>’</i>
    </>
  );
}

function team({ name, rank, yellow, red }: TeamText) {
  return (
    <>
      <small>[{rank}]</small>
      <span>{name}</span>
      {yellow > 0 ? <i className="card yellow">{yellow}</i> : null}
      {red > 0 ? <i className="card red">{red}</i> : null}
    </>
  );
}

function score([home, away]: readonly (number | undefined)[]) {
  return (
    <button type="button" className="score">
      <span>{home}</span> – <span>{away}</span>
    </button>
  );
}

function odds(texts: readonly string[], moves: readonly Move[] | undefined) {
  const price = (place: number) => <span className={moves?.[place] || undefined}>{texts[PRICES[place] ?? 0]}</span>;
  const line = (at: number, place: number) => (
    <>
      <b>{texts[at]}</b>
      {price(place)}
      <b>{texts[at + 2]}</b>
      {price(place + 1)}
    </>
  );
  const win = (
    <>
      {price(4)}
      {price(5)}
      {price(6)}
    </>
  );
  return (
    <>
      {cell('odds', line(0, 0))}
      {cell('odds', line(4, 2))}
      {cell('odds win', win)}
    </>
  );
}
