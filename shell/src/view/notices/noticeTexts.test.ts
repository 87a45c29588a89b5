import { startTexts } from '../texts/startTexts';
import { spokenMinute } from './noticeTexts';

beforeAll(startTexts);

it.each([
  ['67', 'phút 67'],
  ['45+2', 'phút 45 cộng 2'],
  ['90+', 'phút 90, bù giờ'],
  ['HT', 'HT'],
  ['', ''],
])('the minute %p is said as %p', (label, said) => {
  expect(spokenMinute(label)).toBe(said);
});
