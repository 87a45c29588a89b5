import type { ReactNode } from 'react';
import { CRAMPED } from 'shared-kernel/design/media';
import { oneLine } from 'shared-kernel/design/oneLine';
import { Side } from 'shared-kernel/entities/incident';
import type { PastMatch, PastResult } from 'shared-kernel/entities/matchHistory';
import { Link } from 'shared-kernel/router';
import { dayPlayed, isDayAlone } from 'shared-kernel/rules/dayAlone';
import { dayMonth, hourMinute, narrowScoreText } from 'shared-kernel/rules/formats';
import type { LocalDay } from 'shared-kernel/rules/localDay';
import type { Pair } from 'shared-kernel/rules/score';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import styled from 'styled-components';
import { namedMatchAddress } from '../../../domain/namedAddress';
import { t } from '../../../texts/historyTexts';

type Props = {
  match: PastResult;
  /** Whose name is bold. */
  bold: PastMatch['side'] | undefined;
  /** Where it stands above the list, nothing. */
  competition?: string;
  /** Whose matches need no date, but their hour. */
  day?: LocalDay;
  /** How it ended for a team. */
  children?: ReactNode;
};

/**
 * A match of the past, which looks as the row of a list does (`MatchRow`). All of it opens the match while that has a page. There is
 * no star, since stars expire, and no crest: results are kept by names.
 */
export function PastRow({ match, bold, competition, day, children }: Props) {
  const { match_id, home_name, away_name, half_time } = match;
  const time = timeOf(match.match_time, day);
  return (
    <Row data-match={match_id}>
      {children}
      <Result match={match} />
      {time === '' ? null : <time dateTime={dayPlayed(match.match_time)}>{time}</time>}
      {competition ? <small title={competition}>{competition}</small> : null}
      <span aria-hidden="true" data-side="home" data-bold={bold === Side.Home || undefined}>
        {home_name}
      </span>
      <span aria-hidden="true" data-side="away" data-bold={bold === Side.Away || undefined}>
        {away_name}
      </span>
      <i aria-hidden="true">
        {[wayOf(match), half_time && `HT ${narrowScoreText(toPair(half_time))}`].map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </i>
    </Row>
  );
}

/** The score, and all of the match in a sentence for who listens; the link to its page, if it has one. */
function Result({ match }: { match: PastResult }) {
  const { match_id, home_name, away_name, home_score, away_score, shootout = [] } = match;
  const names = { home: home_name, away: away_name };
  const score = narrowScoreText({ home: home_score, away: away_score });
  const shown = (
    <>
      <HiddenText>{t('history.scoreOf', { ...names, score }) + addition(match)}</HiddenText>
      <span aria-hidden="true" data-kicks={shootout[0]}>
        {home_score}
      </span>
      <span aria-hidden="true" data-kicks={shootout[1]}>
        {away_score}
      </span>
    </>
  );
  if (match_id === undefined) return <b>{shown}</b>;
  return (
    <Link data-opens="page" to={namedMatchAddress(match_id, names)}>
      {shown}
    </Link>
  );
}

/** What the score alone does not say. */
function addition({ after_extra_time, shootout, shootout_winner, home_name, away_name }: PastResult): string {
  const team = shootout_winner === Side.Home ? home_name : away_name;
  const parts = [
    after_extra_time ? t('history.extraTime') : undefined,
    shootout
      ? t('history.shootout', { score: narrowScoreText(toPair(shootout)) })
      : shootout_winner && t('history.shootoutWonBy', { team }),
  ];
  const said = parts.filter(Boolean).join(', ');
  return said && ` (${said})`;
}

/** The same for the eye. */
function wayOf({ after_extra_time, shootout, shootout_winner }: PastResult): string | undefined {
  if (shootout ?? shootout_winner) return t('history.shootoutShort');
  return after_extra_time ? t('history.extraTimeShort') : undefined;
}

function toPair([home = 0, away = 0]: readonly number[]): Pair {
  return { home, away };
}

/** @returns `18/12/2022`; `21:00` on that day, or on the next one `02:00 19/12`; nothing of a match of which the day alone is known */
function timeOf(kickOff: number, day: LocalDay | undefined): string {
  const played = dayPlayed(kickOff);
  if (day === undefined) return played.split('-').reverse().join('/');
  if (isDayAlone(kickOff)) return '';
  return played === day ? hourMinute(kickOff) : `${hourMinute(kickOff)} ${dayMonth(kickOff)}`;
}

const Row = styled.li`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template: 'time home way score chip' 1.75rem 'league away way score chip' 1.75rem / 5.5rem minmax(0, 1fr) auto auto auto;
  border-bottom: 1px solid var(--line);
  font-size: 0.875rem;
  pointer-events: none;
  &[data-match]:hover { background: var(--surface-2); }
  & > * { pointer-events: auto; }
  & > time { grid-area: time; align-self: end; color: var(--ink-2); font-size: 0.75rem; }
  & > small { ${oneLine} grid-area: league; padding-right: 4px; color: var(--ink-2); font-size: 0.75rem; line-height: 1.5rem; }
  & > span { ${oneLine} justify-self: start; max-width: 100%; font-weight: 500; }
  & > [data-side='home'] { grid-area: home; align-self: end; margin-bottom: calc(3px - 0.25em); }
  & > [data-side='away'] { grid-area: away; margin-top: calc(3px - 0.25em); }
  & > [data-bold] { font-weight: 700; }
  & > i:not([data-outcome]) { display: grid; grid-area: way; grid-template-rows: 1fr 1fr; color: var(--ink-2); font-size: 0.75rem; font-style: normal; text-align: right; }
  & > i > span:first-child { align-self: end; }
  & > i > span:last-child { padding-top: 3px; }
  & > :is(a, b) { display: grid; grid-area: score; place-content: center end; min-width: 1.75rem; padding: 0 6px; color: inherit; font-size: 1rem; font-weight: 700; line-height: 1.4375rem; text-align: right; text-decoration: none; }
  & [data-kicks]::before { margin-right: 2px; font-size: 0.75rem; font-weight: 400; content: '(' attr(data-kicks) ')'; }
  & > a::after { position: absolute; z-index: -1; inset: 0; content: ''; }
  & > a:focus-visible { outline: none; }
  & > a:focus-visible::after { outline: 2px solid var(--focus); outline-offset: -2px; }
  & > [data-outcome] { grid-area: chip; align-self: center; }
  /* The first lines stand above the names, each in one line. */
  @media ${CRAMPED} {
    grid-template: 'time time time' auto 'league league league' auto 'home score chip' 1.75rem 'away score chip' 1.75rem / minmax(0, 1fr) auto auto;
    padding: 4px 0;
    & > i:not([data-outcome]) { display: none; }
  }
`;
