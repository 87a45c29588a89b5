import { spokenClock } from './spokenClock';

it.each([
  ['67', 'phút 67'],
  ['90+3', 'phút 90 cộng 3'],
  ['90+', 'phút 90, bù giờ'],
  ['HT', 'nghỉ giữa hai hiệp'],
  ['OT', 'hiệp phụ'],
  ['Pen', 'loạt sút luân lưu'],
  ['', ''],
])('what shows "%s" says "%s"', (label, words) => expect(spokenClock(label)).toBe(words));
