import { numberedId } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { wholeAnswer } from './wholeAnswer';

const ID = v.pipe(
  v.object({ id: numberedId }),
  v.transform(({ id }) => id),
);

const WINDOW = { from: 100, to: 200 };

it.each<[string, unknown, readonly number[], readonly number[] | undefined]>([
  ['matches', [{ id: 1 }, { id: 2 }], [100, 199], [1, 2]],
  ['none', [], [], []],
  ['one that cannot be read but names its id', [{ id: 1 }, { id: 2, kickOff: 'soon' }], [100], [1, 2]],
  ['one that names no id', [{ id: 1 }, { odd: 1 }], [100], undefined],
  ['one that is nothing', [{ id: 1 }, null], [100], undefined],
  ['one of the day before, by the days of another zone', [{ id: 1 }], [99], undefined],
  ['one of the day after', [{ id: 1 }], [200], undefined],
  ['no list', { message: 'sorry' }, [], undefined],
])('an answer with %s', (_, raw, kickOffs, ids) => {
  expect(wholeAnswer(raw, ID, WINDOW, kickOffs)).toEqual(ids && { ...WINDOW, ids });
});
