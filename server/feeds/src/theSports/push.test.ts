import { readPush } from './push';

function read(text: string) {
  const reported: string[] = [];
  const items = readPush(Buffer.from(text), (error) => void reported.push(error.message));
  return { ids: items.map(({ id }) => id), reported };
}

it.each([
  ['a list', '[{"id":"a"},{"id":"b"}]', ['a', 'b']],
  ['an object of items', '{"0":{"id":"a"},"1":{"id":"b"}}', ['a', 'b']],
  ['one item', '{"id":"a","score":[]}', ['a']],
  ['no item', '[]', []],
])('reads %s', (_, text, ids) => {
  expect(read(text)).toEqual({ ids, reported: [] });
});

it('does not read a message without end', () => {
  expect(read(`["${'x'.repeat(6_000_000)}"]`).reported[0]).toContain('bytes');
});

it('reads what was written for HTML, and says of a text that lost letters', () => {
  const reported: string[] = [];
  const text = '[{"id":"a","tlive":[{"data":"Bod&oslash;"},{"data":"Troms\\ufffd"}]}]';
  const [item] = readPush(Buffer.from(text), ({ message }) => void reported.push(message));
  expect(item?.tlive).toEqual([{ data: 'Bodø' }, { data: 'Troms\uFFFD' }]);
  expect(reported).toEqual(['TheSports: expected texts in UTF-8, got "Troms\uFFFD"']);
});
