import { PHONE } from 'shared-kernel/design/media';
import type { Standing } from 'shared-kernel/entities/standing';
import { Link } from 'shared-kernel/router';
import styled from 'styled-components';
import { t } from '../../../texts/tablesTexts';
import { searchOfStanding } from './standingsTexts';

type Props = { standings: readonly Standing[]; chosen: Standing | undefined };

/** A link to each table: every one has an address of its own. */
export function CompetitionLinks({ standings, chosen }: Props) {
  if (standings.length === 0) return null;
  return (
    <Box aria-label={t('standings.others')}>
      <h2>{t('standings.others')}</h2>
      <ul>
        {standings.map((standing) => (
          <li key={standing.id}>
            <Link to={searchOfStanding(standing)} aria-current={standing === chosen ? 'page' : undefined}>
              <span>{standing.name}</span>
              {isCountrySaid(standing) ? null : <small>{` ${standing.country}`}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** Also in the name, as in VĐQG Ai Cập. */
const isCountrySaid = ({ name, country, is_hot }: Standing) => !country || is_hot || name.includes(country);

const Box = styled.nav`
  margin-top: var(--space-4);
  & > h2 { margin: 0 0 var(--space-2); font-size: 1rem; line-height: 1.4; }
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
    gap: 0 var(--space-3);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & a {
    display: block;
    padding: var(--space-3) 0;
    border-bottom: 1px solid var(--line);
    color: var(--ink);
    text-decoration: none;
  }
  & a:hover { text-decoration: underline; }
  & a[aria-current] { color: var(--accent); font-weight: 600; }
  & small { color: var(--ink-2); }
  @media ${PHONE} { padding: 0 var(--space-3); }
`;
