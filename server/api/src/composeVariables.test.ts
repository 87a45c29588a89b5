import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from 'server-shared/config/environment';
import { sitePlaceIn } from 'server-shared/previews/previewLink';
import * as v from 'valibot';
import { parse } from 'yaml';
import { readConfig } from './config';

const readRoot = (name: string) => readFileSync(path.join(__dirname, '../../..', name), 'utf8');

const theSports = { THESPORTS_USER: 'user', THESPORTS_SECRET: 'secret' };

/** The variables that `api` reads with any feed. */
function namesRead(): Set<string> {
  const names = new Set<string>();
  const known = {
    SIGNATURE_SECRETS: 'one',
    INTERNAL_TOKEN: 'two',
    FOOTBALL_DATA_KEY: 'key',
    API_FOOTBALL_KEY: 'key',
    ...theSports,
  };
  for (const FEED of [
    'simulator',
    'replay',
    'openligadb',
    'football-data',
    'thesports',
    'api-football',
    'openligadb,football-data',
    'none',
  ]) {
    const env: Environment = new Proxy({ ...known, FEED } as Environment, {
      get(variables, name) {
        names.add(String(name));
        return typeof name === 'string' ? variables[name] : undefined;
      },
    });
    readConfig(env, { cwd: '/', newRunId: () => 'run' });
    // The command of editors runs in the same container.
    sitePlaceIn(env);
  }
  return names;
}

const composeSchema = v.object({
  services: v.object({ api: v.object({ environment: v.record(v.string(), v.unknown()) }) }),
});

/** The variables of a container, from its image and from docker-compose.yml. */
function namesGiven(): Set<string> {
  const { services } = v.parse(composeSchema, parse(readRoot('docker-compose.yml'), { merge: true }));
  const images = readRoot('Dockerfile')
    .split(/^FROM /m)
    .filter((stage) => /^\S+ AS (?:base|api)\n/.test(stage));
  const lines = images.flatMap((stage) => [...stage.matchAll(/^ENV (.*)$/gm)].map(([, line = '']) => line));
  const ofImage = lines.flatMap((line) => [...line.matchAll(/(\w+)=/g)].map(([, name = '']) => name));
  return new Set([...Object.keys(services.api.environment), ...ofImage]);
}

/** Node's own, npm's for the caller's folder, one of the system's library, and one of the store in a data folder. */
const NOT_OURS = ['NODE_ENV', 'INIT_CWD', 'MALLOC_TRIM_THRESHOLD_', 'RESTORE'];

test('the containers give api every variable that it reads, and no other', () => {
  const ours = (names: Set<string>) => [...names].filter((name) => !NOT_OURS.includes(name)).sort();
  expect(ours(namesGiven())).toEqual(ours(namesRead()));
});
