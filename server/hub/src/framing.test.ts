import fc from 'fast-check';
import { createRecordReader, toRecord } from './framing';

const END = '\u001e';

describe('reading hub messages', () => {
  it('finds the same messages however the network cuts the stream', () => {
    const texts = fc.array(
      fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(texts, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (messages, sizes) => {
        const stream = Buffer.from(messages.map((text) => text + END).join(''));
        const read = createRecordReader(4096);
        const found: string[] = [];
        for (let at = 0, cut = 0; at < stream.length; cut++) {
          const size = sizes[cut % sizes.length] ?? 1;
          found.push(...read(stream.subarray(at, at + size)).records);
          at += size;
        }
        expect(found).toEqual(messages);
      }),
    );
  });

  it('puts a long message together from many pieces', () => {
    const read = createRecordReader(10_000);
    const pieces = Array.from({ length: 9 }, (_, i) => String(i).repeat(1000));
    const found = [...pieces, END].flatMap((piece) => read(Buffer.from(piece)).records);
    expect(found).toEqual([pieces.join('')]);
  });

  it.each([
    ['as long as allowed', ['abcd', END], ['abcd'], false],
    ['one byte longer', ['abcde', END], [], true],
    ['longer only with its second piece', ['abc', `de${END}`], [], true],
    ['longer after a good one', [`ab${END}abcde`], ['ab'], true],
    ['many short ones in a long piece', [`ab${END}cd${END}ef${END}`], ['ab', 'cd', 'ef'], false],
  ])('counts a message that is %s', (_, pieces, records, isTooLong) => {
    const read = createRecordReader(4);
    const found: string[] = [];
    let refused = false;
    for (const piece of pieces) {
      if (refused) break;
      const reading = read(Buffer.from(piece));
      found.push(...reading.records);
      refused = reading.isTooLong;
    }
    expect(found).toEqual(records);
    expect(refused).toBe(isTooLong);
  });

  it('writes a message whose text holds the end mark as one message', () => {
    const { records } = createRecordReader(100)(Buffer.from(toRecord({ text: `a${END}b` })));
    expect(records.map((record) => JSON.parse(record))).toEqual([{ text: `a${END}b` }]);
  });
});
