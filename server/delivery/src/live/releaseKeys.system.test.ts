import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { NamedRelease } from 'server-shared/releases/liveAnswer';
import { signatureBy } from 'server-shared/releases/releaseSignature';
import { until } from '../rendering/testing/until';
import { aFollower, aLiveApi } from '../testing/aLiveApi';
import { aRemoteBuild, aShellBuild } from '../testing/builds';

const scores = (code: string) => aRemoteBuild({ 'App.77.js': `${code}();\n` });

/** A site whose server asks for signatures: of the site's key for all, of the team's for `mfe-scores`. */
async function aSignedSite() {
  const [site, team, other] = [1, 2, 3].map(() => generateKeyPairSync('ed25519'));
  if (!site || !team || !other) throw new Error('No keys');
  const by = (key: KeyObject) => (named: NamedRelease) => signatureBy(key, named);
  const api = await aLiveApi();
  await api.release('shell', aShellBuild(), by(site.privateKey));
  const first = await api.release('mfe-scores', scores('first'), by(team.privateKey));
  const server = await aFollower(api.origin, {
    config: {
      releaseKeys: [
        { name: 'site', key: site.publicKey, remotes: ['*'] },
        { name: 'scores', key: team.publicKey, remotes: ['mfe-scores'] },
        { name: 'ads', key: other.publicKey, remotes: ['mfe-ads'] },
      ],
    },
  });
  expect([await server.liveRelease('shell'), await server.liveRelease()]).toEqual([
    expect.any(String),
    first.named.release,
  ]);
  return { ...server, api, first: first.named.release, by, site, team, other };
}

type Site = Awaited<ReturnType<typeof aSignedSite>>;

it.each<[string, (at: Site) => (named: NamedRelease) => Record<string, string>]>([
  ['by its team', ({ by, team }) => by(team.privateKey)],
  ['by who may release all', ({ by, site }) => by(site.privateKey)],
  [
    'by several, of which one may',
    ({ by, team, other }) =>
      (named) => ({ ...by(other.privateKey)(named), ...by(team.privateKey)(named) }),
  ],
])('a release that is signed %s is served', async (_, sign) => {
  const at = await aSignedSite();
  const { named } = await at.api.release('mfe-scores', scores('second'), sign(at));
  await at.serves(named.release);
});

it.each<[string, (at: Site) => (named: NamedRelease) => Record<string, string>]>([
  ['by nobody', () => () => ({})],
  ['by another team', ({ by, other }) => by(other.privateKey)],
  ['by a key that nobody knows', ({ by }) => by(generateKeyPairSync('ed25519').privateKey)],
  [
    'under another name',
    ({ by, team }) =>
      (named) =>
        by(team.privateKey)({ ...named, name: 'mfe-ads' }),
  ],
  [
    'as another release',
    ({ by, team }) =>
      (named) =>
        by(team.privateKey)({ ...named, release: '1.0.0-other' }),
  ],
  [
    'with another file',
    ({ by, team }) =>
      (named) =>
        by(team.privateKey)({ ...named, files: named.files.slice(1) }),
  ],
  [
    'with nonsense',
    ({ by, team }) =>
      (named) =>
        Object.fromEntries(Object.keys(by(team.privateKey)(named)).map((key) => [key, '%%%'])),
  ],
])('one that is signed %s is not: the release before is, and the log says why', async (_, sign) => {
  const at = await aSignedSite();
  const { named } = await at.api.release('mfe-scores', scores('second'), sign(at));
  const why = `mfe-scores ${named.release} is not served: expected a signature by a key of RELEASE_KEYS (site, scores), got none`;
  await until(() => at.said().includes(why));
  expect(await at.liveRelease()).toBe(at.first);
  expect(await at.measured('tyso_live_refused', '{remote="mfe-scores"}')).toBe('1');
});

it('a look at a release that nobody has signed shows nothing', async () => {
  const at = await aSignedSite();
  const { token } = await at.api.look();
  expect((await at.app.inject(`/?xem-truoc=${token}`)).statusCode).toBe(410);
});
