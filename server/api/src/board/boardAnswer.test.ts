import { boardAnswer } from './boardAnswer';

const tagAt = (upTo: number | undefined, { brokenAt = 7, json = '{}' } = {}) =>
  boardAnswer(Buffer.from(json), { upTo: () => upTo, brokenAt: () => brokenAt }).etag;

test('an unchanged answer keeps its tag while few changes happen elsewhere', () => {
  expect(tagAt(10_499)).toBe(tagAt(10_000));
});

test.each([
  ['500 changes later: its number would be hours old', tagAt(10_500)],
  ['after a change that lanes do not carry', tagAt(10_499, { brokenAt: 8 })],
  ['once no number is vouched for', tagAt(undefined)],
  ['with other matches', tagAt(10_000, { json: '{"data":[]}' })],
])('a board answer gets another tag %s', (_, tag) => {
  expect(tag).not.toBe(tagAt(10_000));
});

test('a board answer names the number of its last change', async () => {
  const answer = boardAnswer(Buffer.from('{"data":[]}'), { upTo: () => 12, brokenAt: () => 7 });
  expect(String(await answer.body('identity'))).toBe('{"data":[],"upTo":12}');
});
