import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SIGNATURE_HEADER, SIGNATURE_TOLERANCE_SECONDS, sign, TIMESTAMP_HEADER } from 'shared-kernel/http/signature';

type SignatureCheckOptions = {
  secrets: readonly string[];
  /** Server time in unix seconds. */
  now: () => number;
};

/** Refuses unsigned requests (S1). The refusal has the server's time, so that a wrong clock corrects itself. */
export function createSignatureCheck({ secrets, now }: SignatureCheckOptions) {
  return async function check(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const problem = findProblem(request, secrets, now());
    if (problem === undefined) return undefined;
    const error = { code: 'bad_signature', message: problem };
    return reply
      .code(401)
      .header('cache-control', 'no-store')
      .send({ error, server_time: Math.floor(now()) });
  };
}

function findProblem({ headers, url }: FastifyRequest, secrets: readonly string[], now: number): string | undefined {
  const { [SIGNATURE_HEADER]: signature, [TIMESTAMP_HEADER]: timestamp } = headers;
  if (typeof signature !== 'string' || typeof timestamp !== 'string') return 'X-Signature and X-Timestamp are missing';
  if (!/^\d{1,12}$/.test(timestamp)) return 'X-Timestamp: expected unix seconds';
  const seconds = Number(timestamp);
  if (Math.abs(seconds - now) > SIGNATURE_TOLERANCE_SECONDS) return 'X-Timestamp is too far from server_time';
  const path = url.split('?')[0] ?? '';
  // Compares every secret, so that the time does not reveal which one fits.
  const fits = secrets.filter((secret) => isSame(signature, sign(secret, seconds, path)));
  return fits.length > 0 ? undefined : 'X-Signature does not fit this path and time';
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
