import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../http/apiError';
import type { Store } from '../store/store';

/** The whole embedded store, packed, for `npm run backup`. */
export function backupRoute({ packInto }: Pick<Store, 'packInto'>, dataDir: string) {
  return async (_request: FastifyRequest, reply: FastifyReply) => {
    if (!packInto) throw new ApiError(409, 'conflict', 'The store is at DATABASE_URL: pg_dump makes a backup of it');
    const file = path.join(dataDir, `backup-${randomUUID()}.tar.gz`);
    try {
      await packInto(file);
      // What is open can be read to its end, and nothing of it stays.
      const packed = await open(file);
      return reply.type('application/gzip').send(packed.createReadStream());
    } finally {
      await rm(file, { force: true });
    }
  };
}
