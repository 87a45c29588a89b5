import { toMatchId } from './matchId';

it.each([
  ['17', 17],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ['9007199254740993', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['__proto__', undefined],
  ['', undefined],
  [null, undefined],
])('%j is %j', (raw, id) => expect(toMatchId(raw)).toBe(id));
