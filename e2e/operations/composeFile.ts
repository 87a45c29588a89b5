import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { parse } from 'yaml';
import { ROOT } from './dockerfile';

const texts = v.optional(v.array(text), []);

const serviceSchema = v.object({
  build: v.optional(v.object({ target: text })),
  command: texts,
  environment: v.optional(v.record(text, v.union([text, v.pipe(v.number(), v.transform(String))])), {}),
  volumes: texts,
  ports: texts,
  networks: texts,
  network_mode: v.optional(text),
  healthcheck: v.optional(v.object({ test: v.array(text) })),
  read_only: v.optional(v.boolean(), false),
  cap_drop: texts,
  security_opt: texts,
  restart: v.optional(text),
  stop_grace_period: v.optional(text),
  // Docker stops HAProxy's image with SIGUSR1 by default.
  stop_signal: v.optional(v.picklist(['SIGTERM', 'SIGINT', 'SIGUSR1']), 'SIGUSR1'),
  deploy: v.object({ resources: v.object({ limits: v.object({ cpus: text, memory: text, pids: v.number() }) }) }),
});

const composeSchema = v.object({
  services: v.record(text, serviceSchema),
  networks: v.record(text, v.object({ internal: v.optional(v.boolean(), false) })),
});

/** The parts of `docker-compose.yml` that we use; variables are not filled in. */
export function readCompose(): v.InferOutput<typeof composeSchema> {
  return decode(composeSchema, parse(composeText(), { merge: true }), 'docker-compose.yml');
}

export function composeText(): string {
  return readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
}
