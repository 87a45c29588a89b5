import { world } from '../world/world';
import { CRESTS, drawCrest } from './drawCrest';

test('there are so many crests, each of two colours', () => {
  const drawn = new Set(Array.from({ length: 40_000 }, (_, team) => drawCrest(team)));
  expect(drawn.size).toBe(CRESTS);
  for (const crest of drawn) expect(new Set(crest.match(/#[0-9a-f]{6}/g)).size).toBe(2);
});

test('teams keep their crest, and hardly two of a league have the same', () => {
  expect(drawCrest(19001)).toBe(drawCrest(19001));
  for (const { teams } of world.competitions) {
    expect(new Set(teams.map(({ id }) => drawCrest(id))).size).toBeGreaterThanOrEqual(teams.length - 1);
  }
});
