import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { changesOfText, readableCharacters } from './firstScreenText';
import { changesOf, type Frame, isMainSeen, lookAtFrame } from './frame';
import { listen } from './listen';
import { changedNatives, noteNatives } from './natives';
import { lookUntilSettled } from './screen';

/** Scripts of releases. */
const SCRIPTS = /\/r\/[^?]+\.js$/;

/** Times in milliseconds. */
export const WATCHED = {
  /** For as long after the last page is drawn: what a release does later goes unseen. */
  forMs: 8_000,
  /** A page whose main thread is busy for longer stands still for its visitor. */
  answersInMs: 3_000,
  /** A page that is not drawn by then is watched all the same: others say why it is not. */
  drawnInMs: 15_000,
} as const;

type Times = Readonly<Record<keyof typeof WATCHED, number>>;

type Watched = {
  readonly page: Page;
  readonly path: string;
  readonly faults: readonly string[];
  /** As the server drew it, before any script of a release ran. */
  readonly frame: Frame;
  readonly characters: number;
};

/**
 * Opens all these pages beside each other and watches them: whether each answers, keeps its frame and what the browser
 * brought, and tells no error.
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
  for (const path of paths) {
    const page = await open();
    const visited = await within(times.drawnInMs, visit(page, url, path, times));
    // Pages of one site may share a thread: the one that holds it may be another.
    if (!visited) {
      const late = `did not load in ${inSeconds(times.drawnInMs)}`;
      return (await stopped(watched, times)) ?? linesOf([{ path, faults: [late] }]);
    }
    watched.push(visited);
  }
  const until = Date.now() + times.forMs;
  let before: readonly string[] = [];
  do {
    const standing = await stopped(watched, times);
    if (standing) return standing;
    const faults = await faultsOf(watched, times);
    // What lasts from one look to the next is no step of a drawing.
    const lasting = faults.filter((fault) => before.includes(fault));
    if (lasting.length > 0) return lasting;
    before = faults;
    await pause(Math.min(500, times.forMs));
  } while (Date.now() < until);
  return (await stopped(watched, times)) ?? (await faultsOf(watched, times));
}

/** A page that stops meanwhile has none yet: the next look finds it. */
async function faultsOf(watched: readonly Watched[], { answersInMs }: Times): Promise<string[]> {
  const looked = watched.map(async (one) => ({
    path: one.path,
    faults: (await within(answersInMs, wrongWith(one))) ?? [],
  }));
  return linesOf(await Promise.all(looked));
}

/** Lets the scripts run only when the frame that the server drew was looked at. */
async function visit(page: Page, url: string, path: string, { drawnInMs }: Times): Promise<Watched> {
  const faults = listen(page);
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
  await within(drawnInMs / 2, lookUntilSettled(page));
  return { page, path, faults, frame, characters };
}

/** Which pages do not answer; nothing when all do. */
async function stopped(watched: readonly Watched[], { answersInMs }: Times): Promise<string[] | undefined> {
  const fault = `its main thread did not answer for ${inSeconds(answersInMs)}`;
  const answers = watched.map(async ({ page, path }) => {
    const isThere = await within(
      answersInMs,
      page.evaluate(() => true),
    );
    return { path, faults: isThere ? [] : [fault] };
  });
  const lines = linesOf(await Promise.all(answers));
  return lines.length > 0 ? lines : undefined;
}

/** Most pages, and characters of a fault, that a line names: a fault of one remote is one of all its pages. */
const MOST = { pages: 3, characters: 300 } as const;

function linesOf(found: readonly { path: string; faults: readonly string[] }[]): string[] {
  const pages = new Map<string, string[]>();
  for (const { path, faults } of found) {
    for (const fault of faults) pages.set(fault, [...(pages.get(fault) ?? []), path]);
  }
  return [...pages].map(([fault, paths]) => {
    const more = paths.length > MOST.pages ? ` and ${paths.length - MOST.pages} more` : '';
    return `on ${paths.slice(0, MOST.pages).join(', ')}${more}: ${fault.slice(0, MOST.characters)}`;
  });
}

async function wrongWith({ page, faults, frame, characters }: Watched): Promise<string[]> {
  const natives = await changedNatives(page);
  // What looks at the page would run on these, too.
  if (natives.length > 0) return [...faults, `not the browser's own any more: ${natives.slice(0, 5).join(', ')}`];
  return [
    ...faults,
    ...changesOf(frame, await lookAtFrame(page)),
    ...((await isMainSeen(page)) ? [] : ['its content cannot be seen']),
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
