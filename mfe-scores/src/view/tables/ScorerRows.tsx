import type { Scorer, SeasonTables } from 'shared-kernel/entities/seasonTables';
import { Link } from 'shared-kernel/router';
import styled from 'styled-components';
import { namedAddress } from '../../domain/namedAddress';
import { t } from '../../texts/seasonNotesTexts';
import { TOUCH } from './touch';

const COLUMNS = ['rank', 'player', 'goals', 'penalties'] as const;

type Scored = Pick<SeasonTables, 'teams' | 'name' | 'goals' | 'named_goals' | 'matches' | 'scorers'>;

/** Who scored most in a season, with the teams below the names; a team leads to its page. */
export function ScorerRows({ season }: { season: Scored }) {
  const teams = new Map(season.teams.map(({ id, name }) => [id, name]));
  const { name, goals, named_goals, matches } = season;
  return (
    <>
      <Table>
        <caption>{t('seasonNotes.scorers.caption', { name })}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" data-column={column}>
                <abbr title={t(`seasonNotes.scorers.column.${column}`)}>
                  {t(`seasonNotes.scorers.columnShort.${column}`)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {season.scorers.map((scorer) => (
            <Line key={`${scorer.team_id} ${scorer.name}`} scorer={scorer} team={teams.get(scorer.team_id)} />
          ))}
        </tbody>
      </Table>
      <Basis>{t('seasonNotes.scorers.basis', { named: named_goals, count: goals, matches })}</Basis>
    </>
  );
}

function Line({ scorer, team }: { scorer: Scorer; team: string | undefined }) {
  return (
    <tr>
      <td>{scorer.place}</td>
      <th scope="row" data-column="player">
        <span>{scorer.name}</span>
        {team === undefined ? null : <Link to={namedAddress('team', scorer.team_id, team)}>{team}</Link>}
      </th>
      <td data-column="goals">{scorer.goals}</td>
      <td>{scorer.penalties}</td>
    </tr>
  );
}

const Table = styled.table`
  position: relative;
  width: 100%;
  max-width: 40rem;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & :is(th, td) { height: 44px; padding: 0 var(--space-1); border-bottom: 1px solid var(--line); font-weight: 400; text-align: center; }
  & thead th { height: 36px; color: var(--ink-2); font-size: 0.75rem; }
  & abbr { text-decoration: none; }
  & [data-column='player'] { width: 100%; text-align: left; overflow-wrap: anywhere; }
  & tbody [data-column='player'] { font-weight: 500; }
  & td[data-column='goals'] { font-weight: 700; }
  & th > a { display: block; width: fit-content; color: var(--ink-2); font-size: 0.8125rem; font-weight: 400; text-decoration: none; }
  & th > a:hover { text-decoration: underline; }
  /* The cell leads there, with the player's name. */
  @media ${TOUCH} {
    & tbody :is(th, td) { height: 46px; }
    & tbody th { position: relative; }
    & th > a::after { position: absolute; inset: 0; content: ''; }
  }
`;

const Basis = styled.p`
  margin: var(--space-3) 0 0;
  color: var(--ink-2);
  font-size: 0.8125rem;
`;
