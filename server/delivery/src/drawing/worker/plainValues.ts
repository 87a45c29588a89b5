import type { WorkerData } from './messages';

/**
 * Turns what an entry gives into plain values no larger than they may be, which the main worker can take without harm.
 *
 * It is passed to the worker as text, so it may use nothing from outside of itself.
 */
export function plainValues(balance: (html: string, request: string) => string, sizes: WorkerData['sizes']) {
  const { byteLength } = Buffer;

  function jsonOf(value: unknown, most = sizes.metadata): string {
    const json = JSON.stringify(value);
    if (typeof json !== 'string') throw new Error(`expected an object, got a ${typeof value}`);
    if (byteLength(json) > most) throw new Error(`expected at most ${most} bytes, got more`);
    return json;
  }

  function textOf(value: unknown, name: 'html' | 'css'): string {
    if (typeof value !== 'string') throw new Error(`expected ${name} to be a text, got a ${typeof value}`);
    if (byteLength(value) > sizes[name]) throw new Error(`expected at most ${sizes[name]} bytes of ${name}, got more`);
    return value;
  }

  return {
    /** A list of addresses. @throws Error when it is too long */
    listed: (given: unknown): unknown => JSON.parse(jsonOf(given, sizes.addresses)),
    /** Requests of new keys, each once. @throws Error when it is no list, or too long */
    asks(given: unknown, asked: readonly string[]): unknown[] {
      if (!Array.isArray(given)) throw new Error(`expected needs to give a list, got a ${typeof given}`);
      const seen = new Set<unknown>(asked);
      const asks: unknown[] = JSON.parse(jsonOf(given));
      return asks.filter((ask) => {
        const { key } = Object(ask);
        const isNew = !seen.has(key);
        seen.add(key);
        return isNew;
      });
    },
    /**
     * A picture, its HTML balanced.
     *
     * @param request that it answers, as JSON
     * @throws Error when it is none, is too large, or has what it may not have
     */
    drawn(given: unknown, request: string): unknown {
      if (given === undefined) return undefined;
      const { html, css, ...more } = Object(given);
      const balanced = textOf(balance(textOf(html, 'html'), request), 'html');
      const style = textOf(css, 'css');
      if (style.includes('</')) throw new Error('expected styles, got </ in them');
      return { ...JSON.parse(jsonOf(more)), html: balanced, css: style };
    },
  };
}
