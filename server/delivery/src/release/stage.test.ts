import { readdir } from 'node:fs/promises';
import { sha256Of } from 'server-shared/releases/files';
import { siteFolder } from '../siteFolder';
import { aRemoteBuild, aShellBuild } from '../testing/builds';
import { pointersOf } from '../testing/liveSite';
import { NOTHING, storedRelease, withRelease } from '../testing/stages';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeStage } from './stage';

async function anAnswer() {
  const [shell, scores] = [
    await storedRelease('shell', aShellBuild()),
    await storedRelease('mfe-scores', aRemoteBuild()),
  ];
  const bytes = new Map([...shell.bytes, ...scores.bytes]);
  return { answer: withRelease(withRelease(NOTHING, shell), scores), bytes, release: scores.named.release };
}

it('a stage is served by a server that asks nobody', async () => {
  const dataDir = await temporaryFolder();
  const { answer, bytes, release } = await anAnswer();
  await writeStage(dataDir, answer, async ({ sha256 }) => bytes.get(sha256) ?? Buffer.of());
  const { shell, remotes } = await (await pointersOf(dataDir)).current();
  expect([shell?.remote, remotes.map(({ live }) => live.release)]).toEqual(['shell', [release]]);
});

it('a file that is another than its hash says ends it, and nothing is there', async () => {
  const dataDir = await temporaryFolder();
  const { answer, bytes, release } = await anAnswer();
  const app = sha256Of(Buffer.from('app();\n'));
  const stolen = Buffer.from('stolen();\n');
  const writing = writeStage(dataDir, answer, async ({ sha256 }) =>
    sha256 === app ? stolen : (bytes.get(sha256) ?? Buffer.of()),
  );
  await expect(writing).rejects.toThrow(
    `mfe-scores ${release} is not served: App.77.js: expected SHA-256 ${app}, got ${sha256Of(stolen)}`,
  );
  expect(await readdir(siteFolder(dataDir).releasesOf('mfe-scores'))).toEqual([]);
});
