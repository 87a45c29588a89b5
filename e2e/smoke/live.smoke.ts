import type { Page } from '@playwright/test';
import { test } from '../clock/test';
import { compareRendered } from './compare';
import { listen } from './listen';
import { everybodyIn, readOrder } from './order';
import { renderOnServer } from './renderOnServer';
import { lookAtPlaces, lookUntilSettled, type Places } from './screen';
import { watchSideBySide } from './sideBySide';
import { stagedSite } from './stagedSite';

const order = await readOrder(process.env);

/** Wide enough for the places beside the content, and a phone. */
const WINDOWS = [
  { width: 1920, height: 1000 },
  { width: 390, height: 844 },
] as const;

/** Depends on content that may be empty on purpose, and that we cannot supply. */
const MAY_BE_EMPTY = ['Overlays'];

/** The widths at which what the server rendered is compared with the app. */
const COMPARED = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

const everybody = everybodyIn(order);
const site = stagedSite();
const addresses = new Map(site.addresses);

// First, since it takes longest.
test('its pages and some of everybody else, at once', async ({ browser }) => {
  test.setTimeout(300_000);
  const paths = everybody.flatMap(watchedOf);
  // A context each: the fake's hub keeps a connection open, of which a browser has six to a site.
  const open = () => browser.newPage({ viewport: WINDOWS[1] });
  const faults = await watchSideBySide(open, site.url, paths);
  if (faults.length > 0) throw new Error(`Expected pages that go on as they were rendered, saw\n${faults.join('\n')}`);
});

test('what visitors see before any script runs', async () => {
  const names = [...(order.isShellNew ? ['shell'] : []), ...order.remotes.map(({ remote }) => remote)];
  for (const description of await renderOnServer(order.dataDir, names, site))
    test.info().annotations.push({ type: 'note', description });
});

for (const { remote, live } of order.remotes) {
  for (const pattern of live.paths) {
    test(`${remote} ${pattern}`, async ({ page }) => {
      const path = addressOf(pattern);
      if (!path) return;
      for (const window of WINDOWS) await visit(page, site.url, { path, window, slots: [] });
    });
    if (live.server) compare(remote, pattern);
  }
  if (live.slots.length > 0) {
    test(`${remote}: its ${live.slots.length} places on other pages`, async ({ page }) => {
      const slots = live.slots.filter((name) => !MAY_BE_EMPTY.includes(name));
      const seen: Record<string, 'rendered' | 'empty'> = {};
      for (const window of WINDOWS) Object.assign(seen, await visit(page, site.url, { path: '/', window, slots }));
      const missing = slots.filter(
        (name) => seen[name] !== 'rendered' && (seen[name] === 'empty' || order.hasAllRemotes),
      );
      if (missing.length === 0) return;
      const reported = missing.map(
        (name) => `${name}: ${seen[name] === 'empty' ? 'its box stays empty' : 'no page has it'}`,
      );
      throw new Error(`On / expected an advert in each place, saw ${reported.join(', ')}`);
    });
  }
}

if (order.isShellNew) {
  for (const path of order.shell.live.paths) {
    test(`shell ${path}`, async ({ page }) => {
      for (const window of WINDOWS) await visit(page, site.url, { path, window, slots: [] });
    });
  }
}

/** All pages of what is tried; of everybody else a list and a page below one, where harm would show, too. */
function watchedOf({ remote, live: { paths } }: (typeof everybody)[number]): string[] {
  const there = paths.filter((pattern) => addresses.has(pattern));
  const isTried = order.isShellNew || order.remotes.some((tried) => tried.remote === remote);
  const [list, below] = [false, true].map((isBelow) => there.find((pattern) => pattern.includes(':') === isBelow));
  return (isTried ? there : [list, below]).flatMap((pattern) => addresses.get(pattern ?? '') ?? []);
}

/** What the server renders of a page must be what the app renders in its place. */
function compare(remote: string, pattern: string): void {
  test(`${remote} ${pattern}, before and after its scripts run`, async ({ page }) => {
    const path = addressOf(pattern);
    if (!path) return;
    for (const window of COMPARED) {
      await page.setViewportSize(window);
      const comparison = await compareRendered(page, site.url + path);
      if (comparison.kind === 'different')
        throw new Error(`On ${path} (${window.width} px wide) the server rendered ${comparison.what}`);
      if (comparison.kind === 'same' && comparison.more !== undefined)
        test
          .info()
          .annotations.push({ type: 'note', description: `its scripts add to the end, from "${comparison.more}" on` });
      if (comparison.kind === 'none')
        test.info().annotations.push({ type: 'note', description: `not compared, ${comparison.why}` });
    }
  });
}

type Visit = { path: string; window: (typeof WINDOWS)[number]; slots: readonly string[] };

/** Opens a page as a visitor does, and checks it. @throws Error with what was expected and what was seen */
async function visit(page: Page, url: string, { path, window, slots }: Visit): Promise<Places> {
  const faults = await listen(page, url);
  await page.setViewportSize(window);
  await page.goto(url + path);
  const screen = await lookUntilSettled(page);
  await page.mouse.move(200, 300);
  const places = screen.kind === 'rendered' ? await lookAtPlaces(page, slots) : {};
  if (screen.kind === 'rendered' && faults.length === 0) return places;
  const saw = { rendered: '', waiting: `nothing but "${screen.text}"`, trouble: `in its place "${screen.text}"` }[
    screen.kind
  ];
  throw new Error(
    [`On ${path} (${window.width} px wide) expected the page and no error, saw ${saw}`, ...faults].join('\n'),
  );
}

/** Notes a pattern that no page leads to, unless a longer one with a name in it is looked at. */
function addressOf(pattern: string): string | undefined {
  const address = addresses.get(pattern);
  const isLonger = [...addresses.keys()].some((one) => one.startsWith(`${pattern}/`));
  if (address === undefined && !isLonger)
    test.info().annotations.push({ type: 'note', description: 'not looked at: no page links to one' });
  return address;
}
