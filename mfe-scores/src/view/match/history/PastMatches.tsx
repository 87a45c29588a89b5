import { Side } from 'shared-kernel/entities/incident';
import type { PastMatch } from 'shared-kernel/entities/matchHistory';
import { Link } from 'shared-kernel/router';
import { dayPlayed } from 'shared-kernel/rules/dayAlone';
import { narrowScoreText } from 'shared-kernel/rules/formats';
import type { Pair } from 'shared-kernel/rules/score';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import styled from 'styled-components';
import { namedMatchAddress } from '../../../domain/namedAddress';
import { pastOutcome, pastWinner } from '../../../domain/pastOutcome';
import { t } from '../../../texts/historyTexts';

type Props = {
  matches: readonly PastMatch[];
  /** Whether each says how it ended for the team of the list, which is bold; else the winner is. */
  hasOutcomes?: boolean;
};

/** Matches of the past, the newest first; those that still have a page lead to it. */
export function PastMatches({ matches, hasOutcomes = false }: Props) {
  return (
    <List data-outcomes={hasOutcomes || undefined}>
      {matches.map((match, index) => (
        <li key={index}>
          {hasOutcomes ? <Chip match={match} /> : null}
          <Teams match={match} bold={hasOutcomes ? match.side : pastWinner(match)} />
          <small>{[dateOf(match.match_time), match.competition].filter(Boolean).join(' · ') + addition(match)}</small>
        </li>
      ))}
    </List>
  );
}

function Chip({ match }: { match: PastMatch }) {
  const outcome = pastOutcome(match);
  return (
    <>
      <i aria-hidden="true" data-outcome={outcome}>
        {t(`history.outcomeShort.${outcome}`)}
      </i>
      <HiddenText>{`${t(`history.outcome.${outcome}`)}: `}</HiddenText>
    </>
  );
}

function Teams({ match, bold }: { match: PastMatch; bold: PastMatch['side'] | undefined }) {
  const { match_id, home_name, away_name, home_score, away_score } = match;
  const names = { home: home_name, away: away_name };
  const score = narrowScoreText({ home: home_score, away: away_score });
  const shown = (
    <>
      <HiddenText>{t('history.scoreOf', { ...names, score })}</HiddenText>
      <span aria-hidden="true" data-bold={bold === Side.Home || undefined}>
        {home_name}
      </span>
      <b aria-hidden="true">{score}</b>
      <span aria-hidden="true" data-bold={bold === Side.Away || undefined}>
        {away_name}
      </span>
    </>
  );
  return match_id === undefined ? <div>{shown}</div> : <Link to={namedMatchAddress(match_id, names)}>{shown}</Link>;
}

/** What the score alone does not say. */
function addition({ after_extra_time, shootout, shootout_winner, home_name, away_name }: PastMatch): string {
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

function toPair([home = 0, away = 0]: readonly number[]): Pair {
  return { home, away };
}

/** @returns `18/12/2022` */
function dateOf(unixSeconds: number): string {
  const [year, month, day] = dayPlayed(unixSeconds).split('-');
  return `${day}/${month}/${year}`;
}

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: center;
    padding: var(--space-1) 0;
    border-bottom: 1px solid var(--line);
  }
  &[data-outcomes] > li { grid-template-columns: auto minmax(0, 1fr); column-gap: var(--space-2); }
  & > li > :is(a, div) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: center;
    gap: var(--space-2);
    min-height: 28px;
    color: inherit;
    text-decoration: none;
  }
  & > li > a { min-height: 44px; margin: -8px 0; }
  & a b { text-decoration: underline dotted; text-underline-offset: 3px; }
  & b { min-width: 2.75rem; border-radius: var(--radius-chip); background: var(--surface-3); text-align: center; font-variant-numeric: tabular-nums; }
  & span { overflow-wrap: anywhere; }
  & b + span { text-align: left; }
  & div > span:nth-of-type(2), & a > span:nth-of-type(2) { text-align: right; }
  & [data-bold] { font-weight: 600; }
  & small { color: var(--ink-2); font-size: 0.75rem; text-align: center; }
  &[data-outcomes] small { grid-column: 2; }
  & i {
    grid-row: 1 / span 2;
    min-width: 1.5rem;
    border: 1px solid currentcolor;
    border-radius: var(--radius-chip);
    color: var(--ink-2);
    font-size: 0.75rem;
    font-style: normal;
    font-weight: 700;
    line-height: 1.375rem;
    text-align: center;
  }
  & > li > [data-outcome='won'] { color: var(--up); }
  & > li > [data-outcome='lost'] { color: var(--down); }
`;
