import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { environmentSchema } from './environment';

const readRoot = (name: string) => readFileSync(path.join(__dirname, '../../../..', name), 'utf8');

const composeSchema = v.object({
  services: v.object({ delivery: v.object({ environment: v.record(v.string(), v.unknown()) }) }),
});

/** The variables of a container, from its image and from docker-compose.yml. */
function namesGiven(): string[] {
  const { services } = v.parse(composeSchema, parse(readRoot('docker-compose.yml'), { merge: true }));
  const images = readRoot('Dockerfile')
    .split(/^FROM /m)
    .filter((stage) => /^\S+ AS (?:base|delivery)\n/.test(stage));
  const lines = images.flatMap((stage) => [...stage.matchAll(/^ENV (.*)$/gm)].map(([, line = '']) => line));
  const ofImage = lines.flatMap((line) => [...line.matchAll(/(\w+)=/g)].map(([, name = '']) => name));
  const names = new Set([...Object.keys(services.delivery.environment), ...ofImage]);
  // The system's library reads it.
  names.delete('MALLOC_TRIM_THRESHOLD_');
  return [...names].sort();
}

it('is given every variable that it reads by the containers, and no other', () => {
  const read = Object.keys(environmentSchema.entries).filter((name) => name !== 'DEV_REMOTES');
  expect(namesGiven()).toEqual(read.sort());
});
