import { GROUP_PARAMETER, searchOfGroup } from './groupPrices';
import { ODDS_CHOICES, ODDS_PARAMETER, oddsValue, toOddsChoice } from './oddsChoice';

it('each choice is known again by its value in the address', () => {
  for (const choice of ODDS_CHOICES) expect(toOddsChoice(oddsValue(choice))).toBe(choice);
});

it.each([null, undefined, '', 'half', 'full', 'hiep-2', 'constructor'])('%s is the match itself', (text) => {
  expect(toOddsChoice(text)).toBe('full');
});

it('a match has the same words in its address as the page of odds', () => {
  expect(GROUP_PARAMETER).toBe(ODDS_PARAMETER);
  for (const group of ['half', 'corners'] as const) {
    expect(new URLSearchParams(searchOfGroup(group)).get(ODDS_PARAMETER)).toBe(oddsValue(group));
  }
});
