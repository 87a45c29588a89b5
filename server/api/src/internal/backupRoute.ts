import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/apiError';
import type { Store } from '../store/store';
import { allow } from './callers';

/** The whole embedded store, packed, for `npm run backup`. */
export function registerBackup(
  app: FastifyInstance,
  { store, dataDir }: { store: Pick<Store, 'packInto'>; dataDir: string },
): void {
  app.register(async (scope) => {
    allow(scope, 'operator');
    scope.get('/internal/backup', async (_request, reply) => {
      if (!store.packInto)
        throw new ApiError(409, 'conflict', 'The store is at DATABASE_URL: pg_dump makes a backup of it');
      const file = path.join(dataDir, `backup-${randomUUID()}.tar.gz`);
      try {
        await store.packInto(file);
        // What is open can be read to its end, and nothing of it stays.
        const packed = await open(file);
        return reply.type('application/gzip').send(packed.createReadStream());
      } finally {
        await rm(file, { force: true });
      }
    });
  });
}
