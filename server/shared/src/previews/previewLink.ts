import { readFileSync } from 'node:fs';
import path from 'node:path';
import { correction, generate } from 'lean-qr';
import { decode } from 'shared-kernel/decode/decode';
import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import type { Environment } from '../config/environment';
import { PREVIEW_PARAMETER } from './previewParameter';

/** Light modules around the code, by which cameras find it. */
const MARGIN = 4;

/** Where the site is, for links: as configured, or where `npm start` serves it on this machine. */
export type SitePlace = { readonly publicUrl: string | undefined; readonly basePath: string | undefined };

/** As the environment says: `PUBLIC_URL`, `BASE_PATH`. */
export function sitePlaceIn(env: Environment): SitePlace {
  return { publicUrl: env.PUBLIC_URL?.trim() || undefined, basePath: env.BASE_PATH?.trim() || undefined };
}

const runningSchema = v.object({ site: text });

/** The address of the start page, with the token. */
export function previewLink(token: string, dataDir: string, { publicUrl, basePath = '/' }: SitePlace): string {
  const base = publicUrl ? new URL(basePath, publicUrl) : new URL(runningSite(dataDir) ?? 'http://localhost:8080/');
  base.search = `?${PREVIEW_PARAMETER}=${token}`;
  return base.href;
}

/** As `2026-11-30 07:54`, which Sweden writes, too. */
const IN_VIETNAM = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Ho_Chi_Minh',
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * What the command of a preview prints: what can be seen, until when, the link and its QR code.
 *
 * @param until unix seconds
 */
export function previewLines(what: string, until: number, link: string): string[] {
  const end = IN_VIETNAM.format(until * 1000);
  return [`${what}; what is live stays. Valid until ${end} (in Vietnam):`, link, ...qrLines(link)];
}

/** A QR code for terminals, two of its rows a line; light is printed, since most terminals are dark. */
export function qrLines(link: string): string[] {
  const code = generate(link, { minCorrectionLevel: correction.L });
  const isLight = (x: number, y: number) => !code.get(x, y);
  const lines: string[] = [];
  for (let y = -MARGIN; y < code.size + MARGIN; y += 2) {
    let line = '';
    for (let x = -MARGIN; x < code.size + MARGIN; x++) line += block(isLight(x, y), isLight(x, y + 1));
    lines.push(line);
  }
  return lines;
}

function block(upper: boolean, lower: boolean): string {
  if (upper) return lower ? '█' : '▀';
  return lower ? '▄' : ' ';
}

function runningSite(dataDir: string): string | undefined {
  try {
    const { site } = decode(runningSchema, JSON.parse(readFileSync(path.join(dataDir, 'running.json'), 'utf8')));
    return URL.canParse(site) ? site : undefined;
  } catch {
    return undefined;
  }
}
