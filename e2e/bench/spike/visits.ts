import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { sign } from 'shared-kernel/http/signature';

/** The secret that visitors sign with. */
export const SECRET = 'bench';

const HOUR_MS = 3_600_000;

/** Milliseconds of each answer, and how many were none. */
type Visited = { readonly waits: number[]; failed: number };

/** Visitors at a steady pace, whether or not those before them have their answers. */
export async function visitFor(origin: string, { seconds, rate }: { seconds: number; rate: number }): Promise<Visited> {
  const agent = new Agent({ keepAlive: true });
  const visited: Visited = { waits: [], failed: 0 };
  const running: Promise<void>[] = [];
  const began = performance.now();
  for (let visitor = 0; visitor < rate * seconds; visitor += 1) {
    const early = began + (visitor * 1000) / rate - performance.now();
    if (early > 0) await pause(early);
    running.push(visit(origin, agent, visitor, visited));
  }
  await Promise.all(running);
  agent.destroy();
  return visited;
}

/** The page, then what it asks for. One in twenty takes no brotli. */
async function visit(origin: string, agent: Agent, visitor: number, visited: Visited): Promise<void> {
  const headers = {
    'accept-encoding': visitor % 20 === 0 ? 'gzip' : 'gzip, deflate, br',
    'x-forwarded-for': `198.51.${visitor % 250}.${Math.floor(visitor / 250) % 250}`,
  };
  const ask = async (path: string) => {
    const started = performance.now();
    const isAnswered = await request(`${origin}${path}`, agent, { ...headers, ...signed(path) }).catch(() => false);
    visited.waits.push(performance.now() - started);
    if (!isAnswered) visited.failed += 1;
  };
  await ask('/');
  await Promise.all([board(), '/api/AppSetting', '/api/post?pageNumber=1&pageSize=10'].map(ask));
}

function board(): string {
  const hour = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
  const from = (hours: number) => encodeURIComponent(new Date(hour + hours * HOUR_MS).toISOString());
  return `/api/match/range?FromDate=${from(-8)}&ToDate=${from(16)}&PageSize=5000`;
}

function signed(path: string): Record<string, string> {
  const seconds = Math.floor(Date.now() / 1000);
  return { 'x-signature': sign(SECRET, seconds, path.split('?')[0] ?? ''), 'x-timestamp': String(seconds) };
}

function request(url: string, agent: Agent, headers: Record<string, string>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const asked = get(url, { agent, headers }, (answer) => {
      answer.on('error', reject).on('end', () => resolve(answer.statusCode === 200));
      answer.resume();
    });
    asked.on('error', reject);
  });
}
