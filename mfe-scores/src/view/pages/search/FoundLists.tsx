import type { ReactNode } from 'react';
import { PHONE } from 'shared-kernel/design/media';
import type { FoundRecord, SearchAnswer } from 'shared-kernel/entities/searchAnswer';
import { Link } from 'shared-kernel/router';
import { NoData } from 'shared-kernel/ui/NoData';
import styled from 'styled-components';
import { namedAddress } from '../../../domain/namedAddress';
import { t } from '../../../texts/searchTexts';
import { SmallCrest } from '../../parts/SmallCrest';
import { Panel } from '../../parts/states/Panel';

type Props = {
  text: string;
  found: SearchAnswer | undefined;
  /** The rows of its matches, once there are any. */
  matchList: ReactNode;
};

/** What a text found: links to the pages of teams and competitions, and the rows of matches. */
export function FoundLists({ text, found, matchList }: Props) {
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
      {matches.length === 0 || !matchList ? null : (
        <Card data-wide="">
          <h2>{t('search.matches')}</h2>
          {matchList}
        </Card>
      )}
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
  & > ul > li { border-top: 1px solid var(--line); }
  &[data-wide] { grid-column: 1 / -1; }
  & > ul a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    min-height: 44px;
    color: var(--ink);
    font-weight: 500;
    text-decoration: none;
  }
  & > ul a:hover { background: var(--surface-2); }
  & > ul a > [aria-hidden] + span { flex: 1; }
  & > ul span { overflow-wrap: anywhere; }
  & > ul small { flex: none; max-width: 45%; color: var(--ink-2); font-size: 0.8125rem; font-weight: 400; }
  @media ${PHONE} { padding: var(--space-3); }
`;
