import { render, screen, within } from '@testing-library/react';
import type { TableZone } from 'shared-kernel/entities/tableZone';
import { MemoryRouter } from 'shared-kernel/router';
import { startTexts } from 'shared-kernel/texts/startTexts';
import type { TableKind } from '../../domain/tableKind';
import { aSeason } from '../../testing/seasonTables';
import { SeasonRows } from './SeasonRows';

const TEAMS = ['An', 'Bình', 'Châu', 'Dương'].map((name, index) => ({ team_id: index + 1, name }));
const ZONES: readonly TableZone[] = [
  { kind: 'champions', name: 'Champions League', from: 1, to: 2 },
  // Another one for the second place, and one below the last.
  { kind: 'europe', name: 'Europa League', from: 2, to: 2 },
  { kind: 'relegation', name: 'Xuống hạng', from: 4, to: 4 },
  { kind: 'promotion', name: 'Lên hạng', from: 5, to: 9 },
];

beforeAll(startTexts);

function show(kind: TableKind, zones = ZONES) {
  const tables = aSeason(TEAMS, { zones: [...zones] });
  render(
    <MemoryRouter>
      <SeasonRows tables={tables} kind={kind} teams={[2]} />
    </MemoryRouter>,
  );
  return screen.getAllByRole('rowheader');
}

it('says beside a team, and in a legend with places, what its place is good for (M26)', () => {
  const teams = show('tong');
  expect(teams.map(({ textContent }) => textContent)).toEqual([
    'An (Champions League)',
    'Bình (đội của trang này) (Champions League)',
    'Châu',
    'Dương (Xuống hạng)',
  ]);
  expect(teams.map((team) => team.closest('tr')?.getAttribute('data-zone'))).toEqual([
    'champions',
    'champions',
    null,
    'relegation',
  ]);
  const legend = within(screen.getByRole('list', { name: 'Ý nghĩa các màu' }));
  expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Champions League: hạng 1–2',
    'Xuống hạng: hạng 4',
  ]);
});

it.each<[string, TableKind, readonly TableZone[]]>([
  ['of matches at home', 'san-nha', ZONES],
  ['without zones', 'tong', []],
])('a table %s has neither', (_, kind, zones) => {
  expect(show(kind, zones).map(({ textContent }) => textContent)).toEqual([
    'An',
    'Bình (đội của trang này)',
    'Châu',
    'Dương',
  ]);
  expect(screen.queryByRole('list')).toBeNull();
});
