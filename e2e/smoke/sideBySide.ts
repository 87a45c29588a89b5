import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { changesOfText, readableCharacters } from './firstScreenText';
import { type Change, changesOf, type Frame, isMainSeen, lookAtFrame } from './frame';
import { listen } from './listen';
import { changedNatives, noteNatives } from './natives';
import { lookUntilSettled } from './screen';

/** Scripts of releases. */
const SCRIPTS = /\/r\/[^?]+\.js$/;

/** Times in milliseconds. */
export const WATCHED = {
  /** For as long after the last page is rendered: what a release does later goes unseen. */
  forMs: 8_000,
  /** A page whose main thread is busy for longer stands still for its visitor. */
  answersInMs: 3_000,
  /** A page that is not rendered by then is watched all the same: others say why it is not. */
  renderedInMs: 15_000,
} as const;

/** Pages that load at a time: a machine has two cores or more. */
const AT_A_TIME = 2;

type Times = Readonly<Record<keyof typeof WATCHED, number>>;

type Watched = {
  readonly page: Page;
  readonly path: string;
  readonly faults: readonly string[];
  /** As the server rendered it, before any script of a release ran. */
  readonly frame: Frame;
  readonly characters: number;
};

/**
 * Opens all these pages beside each other and watches them: whether each answers, keeps its frame and what the browser
 * brought, and reports no error.
 *
 * @param open a new empty page
 * @returns what is wrong and where, a line for each fault; none when all is well
 */
export async function watchSideBySide(
  open: () => Promise<Page>,
  url: string,
  paths: readonly string[],
  times: Times = WATCHED,
): Promise<string[]> {
  const watched: Watched[] = [];
  for (let next = 0; next < paths.length; next += AT_A_TIME) {
    const some = paths.slice(next, next + AT_A_TIME);
    const opened = await Promise.all(
      some.map(async (path) => within(times.renderedInMs, visit(await open(), url, path, times))),
    );
    watched.push(...opened.filter((one) => one !== undefined));
    const late = some.filter((_, at) => !opened[at]);
    // Pages of one site may share a thread: the one that holds it may be another.
    const said = `did not load in ${inSeconds(times.renderedInMs)}`;
    if (late.length > 0) return (await stopped(watched, times)) ?? linesOf(late.map((path) => ({ path, said })));
  }
  const until = Date.now() + times.forMs;
  const seen = new Set<string>();
  const keyOf = ({ path, what }: Found) => `${path} ${what}`;
  for (;;) {
    const standing = await stopped(watched, times);
    if (standing) return standing;
    const found = await look(watched, times);
    // What a second look shows, too, is no step of a rendering.
    const lasting = found.filter((one) => seen.has(keyOf(one)));
    if (lasting.length > 0) return linesOf(lasting);
    if (found.length === 0 && Date.now() >= until) return [];
    for (const one of found) seen.add(keyOf(one));
    await pause(Math.min(500, times.forMs));
  }
}

/** A page that stops meanwhile has no changes yet: the next look finds it. */
async function look(watched: readonly Watched[], { answersInMs }: Times): Promise<Found[]> {
  const all = watched.map(async (one) => {
    const changes = (await within(answersInMs, wrongWith(one))) ?? [];
    return changes.map((change) => ({ path: one.path, ...change }));
  });
  return (await Promise.all(all)).flat();
}

/** Lets the scripts run only when the frame that the server rendered was looked at. */
async function visit(page: Page, url: string, path: string, { renderedInMs }: Times): Promise<Watched> {
  const faults = await listen(page, url);
  await noteNatives(page);
  let letRun = () => {};
  const mayRun = new Promise<void>((resolve) => {
    letRun = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await mayRun;
    await route.fallback();
  });
  await page.goto(url + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  const [frame, characters] = [await lookAtFrame(page), await readableCharacters(page)];
  letRun();
  await within(renderedInMs / 2, lookUntilSettled(page));
  return { page, path, faults, frame, characters };
}

type Found = Change & { readonly path: string };

/** Which pages do not answer; nothing when all do. */
async function stopped(watched: readonly Watched[], { answersInMs }: Times): Promise<string[] | undefined> {
  const fault = `its main thread did not answer for ${inSeconds(answersInMs)}`;
  const answers = watched.map(async ({ page, path }) => {
    const isThere = await within(
      answersInMs,
      page.evaluate(() => true),
    );
    return isThere ? [] : [{ path, said: fault }];
  });
  const lines = linesOf((await Promise.all(answers)).flat());
  return lines.length > 0 ? lines : undefined;
}

/** Most pages, and characters of a fault, that a line names: a fault of one remote is one of all its pages. */
const MAX = { pages: 3, characters: 300 } as const;

function linesOf(found: readonly Pick<Found, 'path' | 'said'>[]): string[] {
  const pages = new Map<string, string[]>();
  for (const { path, said } of found) pages.set(said, [...(pages.get(said) ?? []), path]);
  return [...pages].map(([fault, paths]) => {
    const more = paths.length > MAX.pages ? ` and ${paths.length - MAX.pages} more` : '';
    return `on ${paths.slice(0, MAX.pages).join(', ')}${more}: ${fault.slice(0, MAX.characters)}`;
  });
}

async function wrongWith({ page, faults, frame, characters }: Watched): Promise<Change[]> {
  const reported = faults.map((fault) => ({ what: fault, said: fault }));
  const natives = await changedNatives(page);
  // What looks at the page would run on these, too.
  if (natives.length > 0) {
    const said = `not the browser's own any more: ${natives.slice(0, 5).join(', ')}`;
    return [...reported, { what: 'natives', said }];
  }
  return [
    ...reported,
    ...changesOf(frame, await lookAtFrame(page)),
    ...((await isMainSeen(page)) ? [] : [{ what: 'main', said: 'its content cannot be seen' }]),
    ...changesOfText(characters, await readableCharacters(page)),
  ];
}

/** The result, or `undefined` when it fails or takes longer. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  const stop = new AbortController();
  const late = pause(ms, undefined, { signal: stop.signal }).catch(() => undefined);
  const result = await Promise.race([work.catch(() => undefined), late]);
  stop.abort();
  return result;
}

const inSeconds = (ms: number) => `${ms / 1000} s`;
