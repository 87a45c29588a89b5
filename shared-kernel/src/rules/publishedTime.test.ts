import { exactLabel, relativeLabel } from './publishedTime';

const PUBLISHED = '2022-12-09T19:00:00Z';
const at = Date.parse(PUBLISHED) / 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('how long ago an article was published', () => {
  it.each([
    ['a moment', 59, undefined],
    ['a minute', MINUTE, '1 phút trước'],
    ['just short of an hour', HOUR - 1, '59 phút trước'],
    ['an hour', HOUR, '1 giờ trước'],
    ['two and a half hours', 2.5 * HOUR, '2 giờ trước'],
    ['just short of a day', DAY - 1, '23 giờ trước'],
    ['a day', DAY, '1 ngày trước'],
    ['29 days', 29 * DAY, '29 ngày trước'],
    ['30 days', 30 * DAY, '1 tháng trước'],
    ['two years', 800 * DAY, '2 năm trước'],
    ['less than nothing, because the minute tick lags', -30, undefined],
  ])('%s', (_, seconds, label) => {
    expect(relativeLabel(PUBLISHED, at + seconds)).toBe(label);
  });
});

it('the exact time is that of the visitor’s zone', () => {
  const local = new Date(2022, 11, 9, 8, 5);
  expect(exactLabel(local.toISOString())).toBe('08:05 09/12/2022');
});

it.each([
  ['Asia/Ho_Chi_Minh', '02:00 10/12/2022'],
  ['UTC', '19:00 09/12/2022'],
])('or that of a named zone: %s', (zone, label) => {
  expect(exactLabel(PUBLISHED, zone)).toBe(label);
});
