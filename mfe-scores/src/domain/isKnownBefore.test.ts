import { aMatch } from 'shared-kernel/testing/builders';
import { isKnownBefore } from './isKnownBefore';

it.each([
  ['nothing', {}, false],
  ['a rank', { away_position: 3 }, true],
  ['one market', { odds: ';;2.10!3.30!3.40' }, true],
  ['odds that cannot be read', { odds: 'closed' }, false],
])('of a match with %s', (_, given, isKnown) => expect(isKnownBefore(aMatch(given))).toBe(isKnown));
