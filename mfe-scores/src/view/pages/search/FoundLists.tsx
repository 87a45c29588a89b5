import type { ReactNode } from 'react';
import { PHONE } from 'shared-kernel/design/media';
import type { FoundMatch, FoundRecord, SearchAnswer } from 'shared-kernel/entities/searchAnswer';
import { Link } from 'shared-kernel/router';
import { dayMonth, hourMinute } from 'shared-kernel/rules/formats';
import { otherReason } from 'shared-kernel/rules/status';
import { NoData } from 'shared-kernel/ui/NoData';
import styled from 'styled-components';
import { namedAddress, namedMatchAddress } from '../../../domain/namedAddress';
import { t } from '../../../texts/searchTexts';
import { SmallCrest } from '../../parts/SmallCrest';
import { Panel } from '../../parts/states/Panel';

type Props = {
  text: string;
  found: SearchAnswer | undefined;
  /** Server time in unix seconds. */
  now: number;
};

/** What a text found: links to the pages of teams, competitions and matches. Reveals no score. */
export function FoundLists({ text, found, now }: Props) {
  const { teams = [], competitions = [], matches = [] } = found ?? {};
  if (teams.length + competitions.length + matches.length === 0)
    return (
      <Panel>
        <NoData text={t('search.none', { text })} />
      </Panel>
    );
  return (
    <Lists>
      <List title={t('search.teams')} count={teams.length}>
        {teams.map((team) => (
          <RecordLine key={team.id} kind="team" record={team} />
        ))}
      </List>
      <List title={t('search.competitions')} count={competitions.length}>
        {competitions.map((competition) => (
          <RecordLine key={competition.id} kind="competition" record={competition} />
        ))}
      </List>
      <List title={t('search.matches')} count={matches.length}>
        {matches.map((match) => (
          <MatchLine key={match.id} match={match} now={now} />
        ))}
      </List>
    </Lists>
  );
}

function List({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <Card>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </Card>
  );
}

function RecordLine({ kind, record }: { kind: 'team' | 'competition'; record: FoundRecord }) {
  const { id, name, logo, country } = record;
  return (
    <li>
      <Link to={namedAddress(kind, id, name)}>
        {logo ? <SmallCrest logo={logo} /> : null}
        <span>{name}</span>
        {country === undefined ? null : <small>{country}</small>}
      </Link>
    </li>
  );
}

function MatchLine({ match, now }: { match: FoundMatch } & Pick<Props, 'now'>) {
  const { id, home, away } = match;
  const { kind } = match.state;
  return (
    <li>
      <Link to={namedMatchAddress(id, { home, away })} data-quiet={kind === 'result' || kind === 'off' || undefined}>
        <span>{t('search.match', { home, away })}</span>
        <small data-live={kind === 'live' || undefined}>{whenOf(match, now)}</small>
      </Link>
    </li>
  );
}

/** A match that is over says so, without its score; one that is not played as announced says why. */
function whenOf(match: FoundMatch, now: number): string {
  const { kind } = match.state;
  const day = dayMonth(match.match_time);
  if (kind === 'live') return t('search.live');
  if (kind === 'result') return t('search.played', { day });
  const kickOff = `${day} ${hourMinute(match.match_time)}`;
  const reason = otherReason(match, now);
  return reason ? t('search.other', { reason: t(`status.${reason}`), kickOff }) : kickOff;
}

/** Beside each other where there is room. */
const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  align-items: start;
  gap: var(--space-3);
`;

const Card = styled(Panel).attrs({ as: 'section' })`
  padding: var(--space-3) var(--space-4);
  & > h2 { margin: 0 0 var(--space-2); font-size: 1rem; }
  & > ul { margin: 0; padding: 0; list-style: none; }
  & li { border-top: 1px solid var(--line); }
  & a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    min-height: 44px;
    color: var(--ink);
    font-weight: 500;
    text-decoration: none;
  }
  & [data-quiet] { color: var(--ink-2); font-weight: 400; }
  & a:hover { background: var(--surface-2); }
  & a > [aria-hidden] + span { flex: 1; }
  & span { overflow-wrap: anywhere; }
  & small { flex: none; max-width: 45%; color: var(--ink-2); font-size: 0.8125rem; font-weight: 400; }
  & [data-live] { color: var(--live); font-weight: 600; }
  @media ${PHONE} { padding: var(--space-3); }
`;
