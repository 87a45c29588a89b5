import { parseTyped } from './parseTyped';

const options = {
  here: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  share: { type: 'string' },
  to: { type: 'string' },
} as const;

const parse = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  parseTyped({ args: [...args], options, allowPositionals: true }, env).values;

it.each([
  [['mfe-ads'], { npm_config_here: 'true' }, '--here', 'mfe-ads --here'],
  [['mfe-ads'], { npm_config_dry_run: 'true' }, '--dry-run', 'mfe-ads --dry-run'],
  [['mfe-ads'], { npm_config_share: '10' }, '--share', 'mfe-ads --share 10'],
  // As npm 11 completes it.
  [['mfe-ads'], { npm_config_token_description: '1.2.0-a' }, '--to', 'mfe-ads --to 1.2.0-a'],
  [[], { npm_config_here: 'true', npm_config_to: 'true' }, '--here and --to', '--here --to'],
])('%j with %j in the environment is refused, with what to type', (args, env, taken, words) => {
  expect(() => parse(args, { npm_lifecycle_event: 'off', ...env })).toThrow(
    `npm took ${taken} for itself, so nothing was done. Options stand after --: npm run off -- ${words}`,
  );
});

it('takes what npm sets unasked, what is typed all the same, and what comes from no npm run', () => {
  const unasked = { npm_config_dry_run: '', npm_config_allow_scripts: '', npm_config_yes: 'true' };
  expect(parse(['mfe-ads'], { npm_lifecycle_event: 'off', ...unasked })).toEqual({});
  expect(parse(['--here'], { npm_lifecycle_event: 'off', npm_config_here: 'true' })).toEqual({ here: true });
  expect(parse(['mfe-ads'], { npm_config_here: 'true' })).toEqual({});
});

it('takes a number below zero for a value, and no empty one', () => {
  expect(parse(['mfe-ads', '--share', '-1'])).toEqual({ share: '-1' });
  expect(() => parse(['--share', ' '])).toThrow('--share: expected a text, got " ".');
});
