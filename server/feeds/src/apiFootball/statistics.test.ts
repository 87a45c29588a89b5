import { figuresOf } from './statistics';
import { decoded, HOME } from './testing/sampleFixture';

const figures = (statistics: unknown) =>
  figuresOf(decoded({ statistics: [{ team: { id: HOME.id }, statistics }] }).statistics, HOME.id);

it('reads what the board shows', () => {
  const statistics = [
    { type: 'Shots on Goal', value: 3 },
    { type: 'Ball Possession', value: '54%' },
    { type: 'Corner Kicks', value: '7' },
    { type: 'Yellow Cards', value: null },
    { type: 'Red Cards', value: 0 },
    { type: 'expected_goals', value: '1.23' },
  ];
  expect(figures(statistics)).toEqual({ possession: 54, shotsOnTarget: 3, corners: 7, yellow: undefined, red: 0 });
});

it.each(['', 'many', '-1', '1e9', '54 %%'])('takes %j for no figure', (value) => {
  expect(figures([{ type: 'Corner Kicks', value }])?.corners).toBeUndefined();
});

it('has none of a team that is not listed, and of an empty list', () => {
  expect(figuresOf(undefined, HOME.id)).toBeUndefined();
  expect(figures([])).toBeUndefined();
});
