import { DEFAULT_SETTINGS } from 'shared-kernel/entities/defaultSettings';
import { readChosen, withChoice } from './chosenSettings';

it.each([
  ['what was chosen', { notification: 'all' }, { notification: 'all' }],
  [
    'of an entry of 0.1 what differs from its defaults',
    { ...DEFAULT_SETTINGS, home_team_sound: 3 },
    { home_team_sound: 3 },
  ],
  ['also what it wrote without a default', { ...DEFAULT_SETTINGS, hide_scores: true }, { hide_scores: true }],
  ['nothing of what is no entry', 'text', {}],
  ['nothing of nothing', null, {}],
])('reads %s (S16)', (_, stored, chosen) => {
  expect(readChosen(stored)).toEqual(chosen);
});

it('keeps a default that was chosen, also where everything was', () => {
  const all = Object.entries(DEFAULT_SETTINGS).reduce(
    (chosen, [name, value]) => withChoice(chosen, { [name]: value }),
    readChosen(undefined),
  );
  expect(readChosen(JSON.parse(JSON.stringify(all)))).toMatchObject(DEFAULT_SETTINGS);
});
