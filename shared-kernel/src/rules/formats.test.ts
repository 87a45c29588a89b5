import { minuteText, narrowScoreText, scoreText } from './formats';

it.each([
  ['67', '67’'],
  ['90+', '90+’'],
  ['HT', 'HT'],
  ['', ''],
])('the minute %s is written %s', (minute, text) => expect(minuteText(minute)).toBe(text));

it('a score has a real dash, and in small columns no room round it', () => {
  expect(scoreText({ home: 2, away: 1 })).toBe('2 – 1');
  expect(narrowScoreText({ home: 2, away: 1 })).toBe('2–1');
  expect(narrowScoreText(undefined)).toBe('');
});
