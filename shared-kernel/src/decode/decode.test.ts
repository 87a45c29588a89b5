import * as v from 'valibot';
import { decode, decodeList } from './decode';
import { flag, integer, numberedId, numeric, optional, text, withDefault } from './fields';

const record = v.object({
  id: numberedId,
  scores: v.array(integer),
  name: optional(text),
  hot: withDefault(flag, false),
});

describe('decode', () => {
  it('reads numbers written as texts, missing optional fields and unknown extra fields', () => {
    expect(decode(record, { id: '7', scores: ['1', 2], extra: {} })).toEqual({
      id: 7,
      scores: [1, 2],
      name: undefined,
      hot: false,
    });
  });

  it.each([
    ['a null in a list', { id: 1, scores: [null] }, 'At data.3.scores.0: expected a number, got null'],
    ['a missing field', { id: 1 }, 'At data.3.scores: expected a value, got nothing'],
    ['an id of zero', { id: 0, scores: [] }, 'At data.3.id: expected an id of 1 or more, got 0'],
    ['a fraction', { id: 1, scores: [1.5] }, 'At data.3.scores.0: expected a whole number, got 1.5'],
    ['a word for a number', { id: 'x1', scores: [] }, 'At data.3.id: expected a number, got "x1"'],
    ['no record at all', 'x', 'At data.3: expected an object, got "x"'],
    ['an object for a text', { id: 1, scores: [], name: {} }, 'At data.3.name: expected a text, got an object'],
  ])('says of %s where it is, what was expected and what came', (_, raw, message) => {
    expect(() => decode(record, raw, 'data.3')).toThrow(message);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '', ' ', '1e3', '0x10', true, []])('takes %p for no number', (raw) => {
    expect(() => decode(numeric, raw)).toThrow('expected a');
  });

  it('cuts a long text in a message', () => {
    expect(() => decode(numeric, 'x'.repeat(500))).toThrow(`got "${'x'.repeat(40)}…"`);
  });
});

describe('decodeList', () => {
  it('leaves a bad item out, reports it with its place, and keeps the rest in order', () => {
    const reported: string[] = [];
    const items = decodeList(numberedId, [1, null, '3'], 'data', (error) => reported.push(error.message));
    expect(items).toEqual([1, 3]);
    expect(reported).toEqual(['At data.1: expected a number, got null']);
  });

  it('refuses what is no list', () => {
    expect(() => decodeList(numberedId, { 0: 1 }, 'data', () => {})).toThrow('At data: expected a list, got an object');
  });
});
