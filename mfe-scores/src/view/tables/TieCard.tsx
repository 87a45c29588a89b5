import type { CupRound, Tie, TieMatch } from 'shared-kernel/entities/cup';
import type { Id } from 'shared-kernel/entities/id';
import { Link } from 'shared-kernel/router';
import { dayMonth, hourMinute } from 'shared-kernel/rules/formats';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import styled from 'styled-components';
import { namedAddress, namedMatchAddress } from '../../domain/namedAddress';
import { prizeOf, type TieLine, tieLines } from '../../domain/tieLines';
import { t } from '../../texts/cupTexts';
import { teamNames } from '../parts/teamNames';
import { TOUCH } from './touch';

export type Names = ReadonlyMap<Id, string>;

type Props = { tie: Tie; round: CupRound['round']; names: Names };

/** A tie of a cup: both teams with their goals, and a way to its match. The winner's line is bold. */
export function TieCard({ tie, round, names }: Props) {
  const { sides, match, isLive, isToCome } = tieLines(tie);
  return (
    <li>
      <Card data-live={isLive || undefined}>
        {sides.map((side) => (
          <Side key={side.team} side={side} name={names.get(side.team)} prize={t(`cup.${prizeOf(round)}`)} />
        ))}
        {match ? <When tie={tie} match={match} isLive={isLive} isToCome={isToCome} names={names} /> : null}
      </Card>
    </li>
  );
}

function Side({ side, name, prize }: { side: TieLine; name: string | undefined; prize: string }) {
  const { team, goals, total, kicks, isWinner } = side;
  return (
    <p data-winner={isWinner || undefined}>
      {name === undefined ? <i>{t('row.unknownTeam')}</i> : <Link to={namedAddress('team', team, name)}>{name}</Link>}
      {isWinner ? <HiddenText>{` ${prize}`}</HiddenText> : null}
      {goals.map((count, at) => (
        // A leg is its place.
        <span key={at} data-leg={total === undefined ? undefined : at + 1}>
          {total === undefined ? null : <HiddenText>{`${t('cup.leg', { count: at + 1 })} `}</HiddenText>}
          <span>{count}</span>
        </span>
      ))}
      {kicks === undefined ? null : (
        <small>
          <HiddenText>{t('cup.kicks', { count: kicks })}</HiddenText>
          <span aria-hidden="true">{`(${kicks})`}</span>
        </small>
      )}
      {total === undefined ? null : (
        <b title={t('cup.both')}>
          <HiddenText>{t('cup.aggregate', { count: total })}</HiddenText>
          <span aria-hidden="true">{total}</span>
        </b>
      )}
    </p>
  );
}

type WhenProps = { tie: Tie; match: TieMatch; isLive: boolean; isToCome: boolean; names: Names };

/** When its match is or was, which leads to the match while there is a page of it. */
function When({ tie, match: { id, home, kick_off }, isLive, isToCome, names }: WhenProps) {
  const away = home === tie.home ? tie.away : tie.home;
  const teams = teamNames(names.get(home), names.get(away));
  const text = isLive ? t('cup.live') : isToCome ? `${hourMinute(kick_off)} ${dayMonth(kick_off)}` : dayMonth(kick_off);
  return (
    <footer>
      {id === undefined ? (
        text
      ) : (
        <Link to={namedMatchAddress(id, teams)} aria-label={`${t('cup.match', teams)}, ${text}`}>
          {text}
        </Link>
      )}
    </footer>
  );
}

const Card = styled.div`
  padding: var(--space-1) var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  & > p { display: flex; align-items: center; gap: var(--space-2); min-height: 32px; margin: 0; }
  & > p > :is(a, i) { flex: 1; min-width: 0; padding: 6px 0; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
  & > p > a:hover { text-decoration: underline; }
  & > p[data-winner] :is(a, span, b) { font-weight: 700; }
  & > p > [data-leg] { color: var(--ink-2); font-weight: 400; }
  & > p > small { color: var(--ink-2); font-size: 0.75rem; }
  & > footer { color: var(--ink-2); font-size: 0.75rem; }
  & > footer > a { display: block; padding: 4px 0; color: inherit; }
  &[data-live] > footer { color: var(--live); }
  @media ${TOUCH} {
    padding: 0 var(--space-2);
    & :is(p, footer) > a { min-height: 44px; padding: 0; align-content: center; }
  }
`;
