import { isIP } from 'node:net';
import { drawCrest } from 'feeds/simulator/crest/drawCrest';
import { LRUCache } from 'lru-cache';
import { pictureAddress } from 'shared-kernel/cleaning/pictureAddress';
import { drawings } from 'tooling/content/sharePicture.mjs';
import type { Media } from '../store/siteContent';

/** Bytes of a file, which is a crest and no poster. */
const LARGEST = 500_000;
const MAX_PIXELS = 16_000_000;

/** Whoever shares a match waits for its crests. */
const PATIENCE_MS = 2_000;
const LONGEST_SECONDS = 3;

/** How PNG, JPEG, GIF and WebP begin. Drawings of others may hold what takes gigabytes to paint. */
const RASTERS = ['89504e47', 'ffd8ff', '47494638', '52494646'].map((start) => Buffer.from(start, 'hex'));

/** Each some 20 kB. A crest that did not come is asked for again after this time. */
const MOST_KEPT = 300;
const KEPT_MS = 600_000;

/** Small drawings have no size of their own. */
const DRAWING_DENSITY = 400;

type Deps = { media: (hash: string) => Promise<Media | undefined>; fetch?: typeof fetch };

/** A crest as PNG, as wide and high as asked; `undefined` where a team has none that can be read. */
export type Crests = (logo: string | undefined) => Promise<Buffer | undefined>;

export function createCrests(side: number, deps: Deps): Crests {
  const kept = new LRUCache<string, { readonly crest: Buffer | undefined }>({ max: MOST_KEPT, ttl: KEPT_MS });
  return async (logo) => {
    const address = pictureAddress(logo);
    if (address === undefined) return undefined;
    const known = kept.get(address);
    if (known) return known.crest;
    const crest = await bytesOf(address, deps)
      .then((bytes) => bytes && paint(bytes, side))
      .catch(() => undefined);
    kept.set(address, { crest });
    return crest;
  };
}

async function bytesOf(address: string, { media, fetch: ask = fetch }: Deps): Promise<Uint8Array | undefined> {
  const team = /^\/media\/crest-(0|[1-9]\d{0,5})\.svg$/.exec(address)?.[1];
  if (team !== undefined) return Buffer.from(drawCrest(Number(team)));
  const hash = /^\/media\/([0-9a-f]{64})\.[a-z]{3,4}$/.exec(address)?.[1];
  if (hash !== undefined) return (await media(hash))?.bytes;
  return isAbroad(address) ? download(address, ask) : undefined;
}

/**
 * An address that a feed has sent is asked for only on the Web, by its name: nothing that is named as of this machine or its network
 * is. What a name resolves to is not looked at.
 */
function isAbroad(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, port, hostname } = new URL(address);
  const isName =
    isIP(hostname) === 0 && /\.(?!(?:local|internal|localhost|lan|intranet|svc|arpa)$)[a-z][a-z\d-]+$/.test(hostname);
  return protocol === 'https:' && port === '' && isName;
}

async function download(address: string, ask: typeof fetch): Promise<Uint8Array | undefined> {
  const { ok, body } = await ask(address, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!ok || !body) {
    await body?.cancel();
    return undefined;
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > LARGEST) return undefined;
    parts.push(part);
  }
  const file = Buffer.concat(parts);
  return RASTERS.some((start) => file.subarray(0, start.length).equals(start)) ? file : undefined;
}

function paint(bytes: Uint8Array, side: number): Promise<Buffer> {
  return drawings(bytes, { density: DRAWING_DENSITY, limitInputPixels: MAX_PIXELS })
    .timeout({ seconds: LONGEST_SECONDS })
    .resize(side, side, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
}
