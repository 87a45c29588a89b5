import { SITE_DATA_ID } from 'shared-kernel/contract/htmlData';
import { decode, type Report } from 'shared-kernel/decode/decode';
import { type SiteConfig, siteConfigSchema } from 'shared-kernel/entities/siteConfig';
import { type Fetch, fetchJson } from './fetchJson';
import { pageJson } from './pageJson';

/**
 * The site's configuration, from the page or else from `/site.json`.
 *
 * @throws DecodeError, or Error when it cannot be loaded; without it nothing can run
 */
export async function readSite(page: Document, fetch: Fetch, report: Report): Promise<SiteConfig> {
  const raw = pageJson(page, SITE_DATA_ID, report) ?? (await fetchJson(fetch, '/site.json'));
  return decode(siteConfigSchema, raw, 'site.json');
}
