import { expect, type LaunchOptions, test } from '@playwright/test';
import { type Line, report } from '../../../tooling/bench/report.mjs';
import { type SideName, startSides } from '../federation/startSides';
import { median } from '../median';
import { lighthousePage, type Visit } from './lighthousePage';

const RUNS = Number(process.env.RUNS ?? 3);
const SIDES = ['federated', 'oneBundle'] as const satisfies readonly SideName[];

type Page = { name: string; path: string };
type Round = Record<(typeof SIDES)[number], Visit>;

test('Lighthouse of the site beside the same app as one bundle, both drawn on the server', async ({
  launchOptions,
}) => {
  test.setTimeout(40 * 60_000);
  const sides = await startSides({ FEED: 'simulator' });
  try {
    const pages = [
      { name: 'board', path: '/' },
      { name: 'results', path: '/ket-qua-bong-da' },
      { name: 'list', path: '/news' },
      { name: 'article', path: await firstArticle(sides.federated.url) },
      { name: 'bookmakers', path: '/top-nha-cai' },
    ];
    const rounds = new Map<Page, Round[]>();
    for (const page of pages) {
      // The first round warms up the servers.
      await oneRound(page);
      const counted: Round[] = [];
      for (let run = 0; run < RUNS; run += 1) counted.push(await oneRound(page));
      rounds.set(page, counted);
    }
    const { missed } = report('load', {
      lines: [...rounds].flatMap(linesOf),
      about: `Lighthouse's phone and line, medians of ${RUNS} rounds, side by side`,
      raw: Object.fromEntries([...rounds].map(([{ name }, counted]) => [name, counted])),
    });
    expect(missed, 'budgets that are missed').toEqual([]);
  } finally {
    await sides.stop();
  }

  async function oneRound({ path }: Page): Promise<Round> {
    const visit = (side: (typeof SIDES)[number]) => lighthousePage(bare(launchOptions), `${sides[side].url}${path}`);
    return { federated: await visit('federated'), oneBundle: await visit('oneBundle') };
  }
});

/** Lighthouse simulates network and processor itself. */
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
  const found: string[] = [];
  const look = async () => {
    const page = await (await fetch(`${origin}/news`)).text();
    found.push(...(/(?<=href=")\/news\/\d+-[^"]+/.exec(page) ?? []));
    return found.length;
  };
  await expect.poll(look, `${origin}/news: the address of an article`).toBeGreaterThan(0);
  return found[0] ?? '';
}

function linesOf([{ name }, rounds]: [Page, readonly Round[]]): Line[] {
  const of = (side: (typeof SIDES)[number], figure: Exclude<keyof Visit, 'largest'>) =>
    median(rounds.map((round) => round[side][figure]));
  const both = (figure: Exclude<keyof Visit, 'largest'>) => ({
    ours: of('federated', figure),
    reference: of('oneBundle', figure),
  });
  return [
    {
      name: `${name}: points short of 100`,
      unit: '',
      ours: 100 - of('federated', 'score'),
      reference: 100 - of('oneBundle', 'score'),
      budget: 2,
    },
    // Painted from the HTML, it waits for no script; yet Lighthouse's model takes scripts that came before it for its
    // cause, so the ratio may go either way.
    { name: `${name}: largest paint`, unit: 'ms', ...both('largestPaint'), budget: 1200 },
    { name: `${name}: first paint`, unit: 'ms', ...both('firstPaint') },
    { name: `${name}: main thread blocked`, unit: 'ms', ...both('blocked'), budget: 100 },
    { name: `${name}: layout shift`, unit: '', ...both('shift'), budget: 0.01 },
    { name: `${name}: SEO, points short of 100`, unit: '', ours: 100 - of('federated', 'seo'), budget: 0 },
    { name: `${name}: access, points short of 100`, unit: '', ours: 100 - of('federated', 'accessibility'), budget: 0 },
  ];
}
