import { ODDS_CHOICES, oddsValue, toOddsChoice } from './oddsChoice';

it('each choice is known again by its value in the address', () => {
  for (const choice of ODDS_CHOICES) expect(toOddsChoice(oddsValue(choice))).toBe(choice);
});

it.each([null, undefined, '', 'half', 'full', 'hiep-2', 'constructor'])('%s is the match itself', (text) => {
  expect(toOddsChoice(text)).toBe('full');
});
