import { URL } from 'node:url';
import type { DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

const ATTRIBUTES = new Set(['src', 'sandbox', 'title', 'class', 'loading', 'data-loaded']);
const OWN = new Set(['allow-scripts', 'allow-popups']);
const FOREIGN = new Set([...OWN, 'allow-same-origin', 'allow-forms', 'allow-popups-to-escape-sandbox']);

export type FrameRule = (frame: Pick<Element, 'attrs' | 'childNodes'>) => boolean;

/**
 * Says whether server-rendered HTML may have a frame: the one of the configured league tables, as locked up as the app has
 * it. A page of our own gets scripts or its origin, never both, or it could remove its sandbox; none may navigate the
 * page.
 *
 * @param configured `standings_url`: a path of ours or an http(s) address
 * @param publicUrl the site's own origin, if configured
 */
export function frameRule(configured: string, publicUrl: string | undefined): FrameRule {
  const site = publicUrl ?? 'https://site.invalid';
  const read = (address: string) => (URL.canParse(address, site) ? new URL(address, site) : undefined);
  /** Without its query, which says which table. */
  const placeOf = ({ href }: URL) => href.split(/[?#]/, 1)[0];
  const allowed = read(configured);

  return ({ attrs, childNodes }) => {
    const textOf = (name: string) => attrs.find((attribute) => attribute.name === name)?.value;
    const framed = read(textOf('src') ?? 'about:blank');
    const sandbox = textOf('sandbox');
    if (!allowed || !framed || sandbox === undefined || childNodes.length > 0) return false;
    const rights = allowed.origin === new URL(site).origin ? OWN : FOREIGN;
    return (
      /^https?:$/.test(framed.protocol) &&
      placeOf(framed) === placeOf(allowed) &&
      sandbox.split(/\s+/).every((right) => right === '' || rights.has(right)) &&
      attrs.every(({ name, prefix }) => !prefix && ATTRIBUTES.has(name))
    );
  };
}
