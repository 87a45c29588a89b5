import { world } from '../../simulator/world/world';
import { NOON, onShow, simulated } from '../../testing/simulatedDay';
import { createQuirks } from './quirks';

const SPEED = 7;

it('plays the hand-written matches in whole seconds at any speed, with the minutes of the script', () => {
  const kickOff = NOON + 1000 / SPEED;
  const quirks = createQuirks(
    onShow(simulated({ competitions: world.competitions.slice(0, 1) }), NOON).matches,
    kickOff,
    SPEED,
  );
  expect(quirks.length).toBeGreaterThan(5);
  const minutes: number[] = [];
  for (let now = kickOff; now < kickOff + (200 * 60) / SPEED; now += 60 / SPEED)
    for (const { at } of quirks) {
      const [listed, live] = at(now + 0.001);
      expect(Number.isInteger(listed.match_time)).toBe(true);
      const start = Number((live.score as unknown[])[4]);
      if (start === 0) continue;
      expect(Number.isInteger(start)).toBe(true);
      minutes.push((now - start) / 60);
    }
  expect(Math.min(...minutes)).toBeGreaterThan(-0.02);
  expect(Math.max(...minutes)).toBeLessThan(130);
});
