import type { Answer } from '../contract/serverEntry';
import { readAnswer } from './readAnswer';

const decode = (raw: unknown) => {
  if (typeof raw !== 'number') throw new Error('expected a number');
  return raw;
};
const answer = (rest: Partial<Answer>): Answer => ({ key: 'a', status: 200, body: 7, at: 0, ...rest });

it.each<[string, Answer[], number | undefined]>([
  ['what came is decoded', [answer({ key: 'b', body: 1 }), answer({})], 7],
  ['a refusal is no answer', [answer({ status: 404 })], undefined],
  ['another shape is none', [answer({ body: 'x' })], undefined],
  ['what did not come is none', [], undefined],
])('%s', (_, answers, read) => expect(readAnswer(answers, 'a', decode)).toBe(read));
