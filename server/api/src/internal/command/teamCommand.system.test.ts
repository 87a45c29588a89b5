import { aBuild } from '../../testing/releaseBuild';
import { openReleaseTests } from '../../testing/releaseTests';
import { teamCommand } from './teamCommand';

const { site } = openReleaseTests('PGlite');

test('tokens of teams are made, listed and revoked on the machine of api; a lost one is replaced', async () => {
  const team = async (...args: string[]) => {
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    return { code: await teamCommand(args, { dataDir: site().dataDir, print }), lines };
  };
  expect((await team('list')).lines).toEqual(['No team has a token.']);
  const added = await team('add', 'ads', 'mfe-ads', 'mfe-new');
  expect(added.lines).toEqual([
    'Nothing of mfe-ads, mfe-new was released yet. Mistyped? There are: none.',
    'ads may release mfe-ads, mfe-new, with RELEASE_TOKEN in the environment. It is not shown again:',
    expect.stringMatching(/^[\w-]{43}$/),
  ]);
  const token = added.lines.at(-1);
  expect((await site().as(token).release(aBuild('mfe-ads'))).status).toBe(200);
  const again = (await team('add', 'ads', 'mfe-ads', 'all')).lines;
  expect(again.slice(0, -1)).toEqual([
    'The token that ads had before opens nothing any more.',
    expect.stringMatching(/^ads may release mfe-ads, all, /),
  ]);
  expect((await site().as(token).live()).status).toBe(401);
  expect((await team('list')).lines).toEqual([expect.stringMatching(/^ads: mfe-ads, all, since 20/)]);
  expect(await team('revoke', 'ads')).toEqual({ code: 0, lines: ['The token of ads opens nothing any more.'] });
  expect((await team('list')).lines).toEqual([expect.stringMatching(/, revoked 20/)]);
  expect(await team('revoke', 'ads')).toEqual({
    code: 3,
    lines: ['Nothing was changed. There is no token of ads that is valid'],
  });
  expect(await team('add', 'ads', 'ads')).toMatchObject({
    code: 3,
    lines: [expect.stringContaining('names such as mfe-ads')],
  });
  for (const use of [[], ['add', 'ads'], ['revoke'], ['list', 'x'], ['remove', 'x']])
    expect((await team(...use)).code).toBe(2);
  expect((await team('--help')).code).toBe(0);
});
