import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { memoryPages, validateXML } from 'xmllint-wasm';

const NEWS = 'sitemapNews.xsd';

/** What is wrong with a sitemap, or an index of sitemaps, by the schemas in this folder. */
export async function sitemapFaults(xml: string): Promise<string[]> {
  const [schema, news] = await Promise.all(
    ['sitemap.xsd', NEWS].map((name) => readFile(join(import.meta.dirname, name), 'utf8')),
  );
  const { errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents: xml }],
    schema: [{ fileName: 'sitemap.xsd', contents: schema ?? '' }],
    preload: [{ fileName: NEWS, contents: news ?? '' }],
    maxMemoryPages: memoryPages.GiB,
  });
  return errors.map(({ message }) => message);
}

/** The addresses in it. */
export function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&').replaceAll('&#39;', "'"),
  );
}
