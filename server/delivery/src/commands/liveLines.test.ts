import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aLiveSite } from '../testing/liveSite';

it('lists what there is, the newest first, with its age, size and contract, and what visitors get', async () => {
  const { release, type } = await aLiveSite();
  const first = await release('first');
  const second = await release('second');
  await type('off', 'mfe-scores');
  const [head, ...rows] = (await type('list', 'mfe-scores')).slice(0, 3);
  expect(head).toBe('name        release           age  size    contract  state     key');
  expect(rows).toEqual([
    `mfe-scores  ${second}  2 h  0.2 kB  1         off       local`,
    `mfe-scores  ${first}  3 h  0.2 kB  1         previous  local`,
  ]);
});

it('says what was never released, what is damaged, and when a pointer cannot be read', async () => {
  const { release, type, site, write } = await aLiveSite();
  const first = await release('first');
  await writeFile(path.join(site.releasesOf('mfe-scores'), first, 'release.json'), '');
  await write(site.pointer('mfe-scores'), '');
  const lines = await type('list', 'mfe-scores', 'mfe-ads');
  expect(lines).toContain('mfe-ads: never released');
  expect(lines).toContainEqual(expect.stringMatching(/^mfe-scores +\S+ +1 h +0\.2 kB +damaged +live +local$/));
  expect(lines).toContainEqual(
    'mfe-scores: its pointer is not served, and a server that starts has nothing in its place (At live/mfe-scores.json: expected JSON, got an empty file). The next change mends it.',
  );
});

it('says of a release that was taken back by whom, when and why, and no longer once it is live again', async () => {
  const { release, type } = await aLiveSite();
  await release('first');
  const second = await release('second');
  const takenBack = async () => (await type('list', 'mfe-scores')).filter((line) => line.includes('was withdrawn'));
  expect(await takenBack()).toEqual([]);
  await type('rollback', 'mfe-scores', '--reason', 'cut off on phones');
  expect(await takenBack()).toEqual([
    expect.stringMatching(
      new RegExp(`^mfe-scores ${second} was withdrawn by \\S+ at \\d{4}-\\d\\d-\\d\\dT.*Z: cut off on phones$`),
    ),
  ]);
  await type('rollback', 'mfe-scores', '--to', second);
  expect(await takenBack()).toEqual([expect.not.stringContaining(second)]);
});

it('names the withdrawal, and not another change of the same candidate', async () => {
  const { release: make, type, site, now } = await aLiveSite();
  await make('first');
  const release = await make('second');
  await type('rollback', 'mfe-scores');
  const listed = async (...lines: object[]) => {
    await writeFile(site.history('mfe-scores'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    return (await type('list', 'mfe-scores')).filter((line) => line.includes('was withdrawn'));
  };
  const [early, late] = [now().toISOString(), now().toISOString()];
  const begun = { at: early, who: 'anh', what: 'candidate', why: 'larger', to: 'x', candidate: release, share: 1 };
  const taken = { at: late, who: 'judge', what: 'withdraw', why: 'faults\n1.0.0 live', to: 'x', candidate: release };
  const before = { at: early, who: 'bình', what: 'rollback', to: 'y', from: 'x', candidate: release };
  expect(await listed(begun)).toEqual([]);
  expect(await listed(begun, before)).toEqual([`mfe-scores ${release} was withdrawn by bình at ${early}`]);
  // Another machine's line comes behind a newer one.
  expect(await listed(begun, taken, before)).toEqual([
    `mfe-scores ${release} was withdrawn by judge at ${late}: faults 1.0.0 live`,
  ]);
});
