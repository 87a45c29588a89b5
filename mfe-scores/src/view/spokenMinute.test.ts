import i18next from 'i18next';
import { spokenClock, spokenMinute } from './spokenMinute';

beforeAll(() => i18next.init({ lng: 'vi', resources: {}, interpolation: { escapeValue: false } }));

it.each([
  [66, undefined, 'phút 66'],
  [90, 3, 'phút 90 cộng 3'],
  [45, 0, 'phút 45'],
  [0, undefined, ''],
])('minute %s with %s added is said "%s"', (minute, added, words) => expect(spokenMinute(minute, added)).toBe(words));

it.each([
  ['67', 'phút 67'],
  ['90+', 'phút 90, bù giờ'],
  ['HT', 'nghỉ giữa hai hiệp'],
  ['OT', 'hiệp phụ'],
  ['Pen', 'loạt sút luân lưu'],
  ['', ''],
])('a clock that shows "%s" says "%s"', (label, words) => expect(spokenClock(label)).toBe(words));
