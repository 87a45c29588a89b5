// npm run bench -- opening: how long a first visit waits for a page of the site, beside the same app as one bundle, both
// rendered on the server: the first rows on a slow phone in a real Chromium, then Lighthouse of five pages. On an
// otherwise idle machine. BENCH_RUNS (of the phone) and BENCH_ROUNDS (of Lighthouse) shorten it.
import { type BrowserContextOptions, chromium, type LaunchOptions } from '@playwright/test';
import { launchOptions } from '../e2e/browser/launch';
import { CPU_SLOWDOWN } from './board/mainThread';
import { median } from './figures';
import { lighthousePage, type Visit } from './opening/lighthousePage';
import { type LoadFigures, slowPhone } from './opening/slowPhone';
import { type SideName, type Sides, startSides } from './opening/startSides';
import { type Line, report } from './report';

const RUNS = Number(process.env.BENCH_RUNS ?? 9);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  locale: 'vi-VN',
  timezoneId: 'Asia/Ho_Chi_Minh',
};

/** `docs/decisions/0023-load.md` says where opening a page is slow. */
const WHY = '[0023](../docs/decisions/0023-load.md)';

/** Figures of both sides, taken in turn, so that other load of the machine hits both. */
type Round<T> = Record<SideName, T>;

const versions: Record<string, string> = {};
const sides = await startSides({ FEED: 'simulator' });
try {
  console.log('opening: the slow phone …');
  const board = await onPhone(sides, '/', '[data-match]');
  const bookmakers = await onPhone(sides, '/top-nha-cai', 'main h2');
  const lines = [...boardLines(board), ...bookmakersLines(bookmakers)];
  const pages = {
    board: '/',
    results: '/ket-qua-bong-da',
    list: '/news',
    article: await firstArticle(sides.federated.url),
    bookmakers: '/top-nha-cai',
  };
  for (const [name, path] of Object.entries(pages)) {
    console.log(`opening: Lighthouse of ${name} …`);
    lines.push(...lighthouseLines(name, await byLighthouse(sides, path)));
  }
  report('opening', {
    about: `a phone, CPU slowed ${CPU_SLOWDOWN} times, slow 4G, nothing cached, medians of ${RUNS} rounds; Lighthouse's phone and line, medians of ${ROUNDS}; both sides in turn`,
    lines,
    versions,
  });
} finally {
  await sides.stop();
}

async function onPhone(sides: Sides, path: string, selector: string): Promise<readonly Round<LoadFigures>[]> {
  const browser = await chromium.launch(await launchOptions());
  versions.chromium = browser.version();
  const visit = (side: SideName) => slowPhone(browser, PHONE, { url: new URL(path, sides[side].url).href, selector });
  try {
    return await inTurn(RUNS, visit);
  } finally {
    await browser.close();
  }
}

async function byLighthouse(sides: Sides, path: string): Promise<readonly Round<Visit>[]> {
  const options = bare(await launchOptions());
  return inTurn(ROUNDS, (side) => lighthousePage(options, new URL(path, sides[side].url).href));
}

async function inTurn<T>(count: number, measure: (side: SideName) => Promise<T>): Promise<Round<T>[]> {
  const round = async () => ({ federated: await measure('federated'), oneBundle: await measure('oneBundle') });
  // The first round warms up the servers.
  await round();
  const rounds: Round<T>[] = [];
  while (rounds.length < count) rounds.push(await round());
  return rounds;
}

/** Lighthouse simulates network and processor itself, and closes what it opens. */
function bare({ executablePath, channel, env, args }: LaunchOptions): LaunchOptions {
  return {
    ...(executablePath ? { executablePath } : {}),
    ...(channel ? { channel } : {}),
    ...(env ? { env } : {}),
    args,
  };
}

/** Just after a start the list may come without its articles, which are left to the app. */
async function firstArticle(origin: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const page = await (await fetch(new URL('/news', origin))).text();
    const [path] = /(?<=href=")\/news\/\d+-[^"]+/.exec(page) ?? [];
    if (path !== undefined) return path;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${origin}/news: expected the address of an article`);
}

function boardLines(rounds: readonly Round<LoadFigures>[]): Line[] {
  const line = lineOf(rounds);
  const waits = rounds.map(({ federated }) => federated.shown - federated.firstPaint);
  return [
    { ...line('first rows', 'ms', 'shown'), ratioAtMost: 1.15, budget: 800, why: WHY },
    { name: 'first rows, after the first paint', unit: 'ms', ours: median(waits), budget: 100 },
    line('largest paint of the board', 'ms', 'largest'),
    { ...line('the rows are the app’s', 'ms', 'taken'), ratioAtMost: 1.15 },
    { ...line('the board’s HTML', 'B', 'htmlBytes'), budget: 15_000 },
    line('requests for code until the rows are the app’s', '', 'scriptRequests'),
    { ...line('code until the rows are the app’s', 'B', 'scriptBytes'), ratioAtMost: 1.25, limit: 200_000 },
  ];
}

function bookmakersLines(rounds: readonly Round<LoadFigures>[]): Line[] {
  const line = lineOf(rounds);
  return [{ ...line('bookmakers', 'ms', 'shown'), ratioAtMost: 1.15 }, line('bookmakers are the app’s', 'ms', 'taken')];
}

function lighthouseLines(page: string, rounds: readonly Round<Visit>[]): Line[] {
  const line = lineOf(rounds);
  const lacking = (name: string, figure: keyof Visit, budget: number): Line => {
    const { unit, ours, reference = Number.NaN } = line('', '', figure);
    return {
      name: `${page}: ${name} short of 100`,
      unit,
      ours: 100 - ours,
      reference: 100 - reference,
      budget,
      why: WHY,
    };
  };
  return [
    lacking('points', 'score', 2),
    // Painted from the HTML, it waits for no script; yet Lighthouse's model takes scripts that came before it for its
    // cause, so the ratio may go either way.
    { ...line(`${page}: largest paint`, 'ms', 'largestPaint'), budget: 1200, why: WHY },
    line(`${page}: first paint`, 'ms', 'firstPaint'),
    { ...line(`${page}: main thread blocked`, 'ms', 'blocked'), budget: 100, why: WHY },
    {
      name: `${page}: layout shift`,
      unit: '',
      ours: median(rounds.map(({ federated }) => federated.shift)),
      budget: 0.01,
    },
    lacking('SEO', 'seo', 0),
    lacking('access', 'accessibility', 0),
  ];
}

/** Medians of both sides. */
function lineOf<T extends Readonly<Record<string, number>>>(rounds: readonly Round<T>[]) {
  return (name: string, unit: string, figure: keyof T & string): Line => {
    const of = (side: SideName) => median(rounds.map((round) => round[side][figure] ?? Number.NaN));
    return { name, unit, ours: of('federated'), reference: of('oneBundle') };
  };
}
