import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { balanceHtml } from './balanceHtml';
import { frameRule } from './frameRule';
import type { Order, Outcome, WorkerData, WorkerMessage } from './messages';
import { openRealm, type Realm, type Said } from './openRealm';

/*
 * A release's entry in a process of its own: loads it, then computes what it is asked to, one at a time. What the entry
 * gives is checked here, so that the server has little to do with it: sizes, and HTML that keeps to its place. The process
 * gets its `WorkerData` as JSON, as its one argument.
 */

const data: WorkerData = JSON.parse(String(process.argv[2]));
const { sizes } = data;

const say = (said: WorkerMessage) => process.send?.(said);

/** Each failure in here is a release that is no release, or an entry that gives what it must not. */
function compute(why: 'loading' | 'unfit', work: () => Outcome): void {
  const begun = process.cpuUsage();
  let outcome: Outcome;
  try {
    outcome = work();
  } catch (error) {
    outcome = { kind: 'failed', why, message: String(Object(error).message) };
  }
  const { user, system } = process.cpuUsage(begun);
  say({ outcome, took: (user + system) / 1000 });
}

/** @throws Error when it is not the released file */
function releasedCode(): string {
  // A pipe in its place would never end.
  const found = statSync(data.file);
  if (!found.isFile()) throw new Error(`expected the file ${data.file}, got something else`);
  if (found.size > sizes.file) throw new Error(`expected at most ${sizes.file} bytes of code, got ${found.size}`);
  const bytes = readFileSync(data.file);
  const hash = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (hash !== data.integrity) throw new Error(`expected the released file ${data.integrity}, got ${hash}`);
  return bytes.toString();
}

function carryOut(realm: Realm, order: Order): Outcome {
  const { kind, why, message, asks, made } = Object(realm.carryOut(JSON.stringify(order)));
  if (kind === 'asks') return { kind, asks: fitting(asks, sizes.metadata) };
  if (kind === 'made') return { kind, made: order.of === 'html' ? rendered(made, order.request) : listed(made) };
  return failed(why === 'unfit' ? why : 'threw', message);
}

function failed(why: 'loading' | 'threw' | 'unfit', message: unknown): Outcome {
  return { kind: 'failed', why, message: String(message ?? 'it threw what nobody could catch').slice(0, 200) };
}

const listed = (made: Said) => fitting(made, sizes.addresses);

function fitting(given: Said, most: number): Said {
  if (Buffer.byteLength(JSON.stringify(given ?? null)) > most)
    throw new Error(`expected at most ${most} bytes, got more`);
  return given;
}

/** @param request that it answers, as JSON */
function rendered(made: Said, request: string): Said {
  if (made === undefined) return undefined;
  const { html, css, ...more } = Object(made);
  // Read from the order itself, and not from what the entry has had in hand.
  const { site, publicUrl } = JSON.parse(request);
  const mayFrame = frameRule(String(site.standings_url), publicUrl);
  const balanced = textOf(balanceHtml(textOf(html, 'html'), mayFrame), 'html');
  const style = textOf(css, 'css');
  if (style.includes('</')) throw new Error('expected styles, got </ in them');
  return { ...Object(fitting(more, sizes.metadata)), html: balanced, css: style };
}

function textOf(given: unknown, name: 'html' | 'css'): string {
  if (typeof given !== 'string') throw new Error(`expected ${name} to be a text, got a ${typeof given}`);
  if (Buffer.byteLength(given) > sizes[name])
    throw new Error(`expected at most ${sizes[name]} bytes of ${name}, got more`);
  return given;
}

// Its server decides when it ends: a signal to all of a terminal is for the server.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
compute('loading', () => {
  const realm = openRealm(data.realm, data.longest);
  const { kind, message } = Object(realm.load(releasedCode(), data.files));
  if (kind !== 'loaded') return failed('loading', message);
  process.on('message', (order: Order) => compute('unfit', () => carryOut(realm, order)));
  return { kind };
});
