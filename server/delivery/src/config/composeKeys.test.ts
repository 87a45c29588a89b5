import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';

const serviceSchema = v.object({
  environment: v.optional(v.record(v.string(), v.unknown()), {}),
  volumes: v.optional(v.array(v.string()), []),
});

const { services } = v.parse(
  v.object({ services: v.record(v.string(), serviceSchema) }),
  parse(readFileSync(path.join(__dirname, '../../../..', 'docker-compose.yml'), 'utf8'), { merge: true }),
);

const mountsOf = (place: string) =>
  Object.entries(services).flatMap(([name, { volumes }]) =>
    volumes.flatMap((volume) => {
      const [from, at, mode = 'rw'] = volume.split(':');
      return at === place ? [[name, from, mode]] : [];
    }),
  );

it('only the service of keys may write whose key may release, and all that check releases read it', () => {
  expect(mountsOf('/keys')).toEqual([
    ['release', './deploy/keys', 'ro'],
    ['live', './deploy/keys', 'ro'],
    ['key', './deploy/keys', 'rw'],
    ['delivery', './deploy/keys', 'ro'],
    ['judge', './deploy/keys', 'ro'],
  ]);
  const told = Object.entries(services).filter(([, { environment }]) => 'RELEASE_KEYS' in environment);
  expect(told.map(([name]) => name)).toEqual(mountsOf('/keys').map(([name]) => name));
});

it('visitors meet no server that may write the site, and the one that judges may', () => {
  const sites = mountsOf('/data').filter(([, from]) => from === 'site');
  expect(sites).toContainEqual(['delivery', 'site', 'ro']);
  expect(sites).toContainEqual(['judge', 'site', 'rw']);
});

it('the service of keys may write the site, where the lock of a change is', () => {
  expect(mountsOf('/data')).toContainEqual(['key', 'site', 'rw']);
});
