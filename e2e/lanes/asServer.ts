import { expect, type Page } from '@playwright/test';
import { createServerClock } from 'shared-kernel/http/createServerClock';
import { createSignedFetcher } from 'shared-kernel/http/createSignedFetcher';
import type { Lane } from 'shared-kernel/protocol/lanes';
import { matchesNow } from '../product/askApi';
import { SECRET } from '../product/fedServer';
import { rowOfMatch, shownRows } from './shownRows';

/**
 * Waits until the rows of the page show what the server says of every match.
 *
 * @param origin of the server, past whatever may keep answers
 * @param lanes what is compared
 */
export async function expectAsServer(
  page: Page,
  { origin, lanes, within, why }: { origin: string; lanes: readonly Lane[]; within: number; why: string },
): Promise<void> {
  const http = createSignedFetcher({ apiBase: origin, secret: SECRET, clock: createServerClock(Date.now), fetch });
  await expect
    .poll(() => differences(page, http, lanes), { timeout: within, intervals: [50], message: why })
    .toEqual([]);
}

async function differences(page: Page, http: Parameters<typeof matchesNow>[0], lanes: readonly Lane[]) {
  const [shown, { matches }] = [await shownRows(page), await matchesNow(http)];
  const served = new Map(matches.map((match) => [Number(match.id), rowOfMatch(match)]));
  const wrong = [...served].flatMap(([id, row]) =>
    lanes
      .filter((lane) => shown.get(id)?.[lane] !== row[lane])
      .map((lane) => `match ${id}: shown ${shown.get(id)?.[lane] ?? 'nothing'}, served ${row[lane]}`),
  );
  const gone = [...shown.keys()].filter((id) => !served.has(id)).map((id) => `match ${id} is shown, not served`);
  return [...wrong, ...gone];
}
