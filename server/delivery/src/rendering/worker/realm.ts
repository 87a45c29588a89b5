import 'core-js-bundle/minified';

// Runs in a world of its own, before an entry. What it uses later it takes here, before an entry can replace it.

const { parse, stringify } = JSON;
const RealDate = Date;
let now = 0;

function FixedDate(...parts: [number]) {
  if (!new.target) return new RealDate(now).toString();
  return Reflect.construct(RealDate, parts.length > 0 ? parts : [now], new.target);
}
FixedDate.prototype = RealDate.prototype;
Object.assign(FixedDate, { now: () => now, parse: RealDate.parse, UTC: RealDate.UTC });
Object.assign(RealDate.prototype, { constructor: FixedDate });

Math.random = () => {
  throw new Error('Math.random() gives each visitor other HTML: a rendering has no chance');
};

/** React and a search want no more of it. */
class TextEncoder {
  readonly encoding = 'utf-8';
  encode(text: unknown = ''): Uint8Array {
    return Uint8Array.from(unescape(encodeURIComponent(String(text).replace(/\p{Surrogate}/gu, '\ufffd'))), (byte) =>
      byte.charCodeAt(0),
    );
  }
}

// A computation is over when its function returns: a timer would fire behind it.
const never = () => 0;
const queueMicrotask = (work: () => void) => void Promise.resolve().then(() => work());
Object.assign(globalThis, { Date: FixedDate, TextEncoder, queueMicrotask });
Object.assign(globalThis, { setTimeout: never, setInterval: never, clearTimeout() {}, clearInterval() {} });
// These call back between computations.
Reflect.deleteProperty(globalThis, 'setImmediate');
Reflect.deleteProperty(globalThis, 'FinalizationRegistry');
Reflect.deleteProperty(Atomics, 'waitAsync');

type Maker = { needs(...given: unknown[]): unknown; draw?: Maker['needs']; list?: Maker['needs'] };
let entry: (Maker & { addresses?: Maker }) | undefined;

function wordsOf(thrown: unknown): string {
  try {
    return String(Object(thrown).message ?? thrown);
  } catch {
    return 'something without words';
  }
}

function failed(why: string, thrown: unknown): string {
  return stringify({ kind: 'failed', why, message: wordsOf(thrown) });
}

function load(run: (...given: unknown[]) => void, files: string): string {
  try {
    const module: { exports: { default?: typeof entry } } = { exports: {} };
    run.call(module.exports, module, module.exports, files);
    const found = Object(module.exports.default ?? module.exports);
    if (typeof found.needs !== 'function' || typeof found.draw !== 'function')
      throw new Error('expected the functions needs and draw to be exported');
    const { addresses } = found;
    if (addresses !== undefined && (typeof addresses.needs !== 'function' || typeof addresses.list !== 'function'))
      throw new Error('expected addresses to have the functions needs and list');
    entry = found;
    return stringify({ kind: 'loaded' });
  } catch (thrown) {
    return failed('loading', thrown);
  }
}

type Order = { of: string; request: string; now: number; answers: string[]; asked: string[]; mayAsk: boolean };

function make({ of, request, answers, asked, mayAsk }: Order): string {
  const maker = of === 'html' ? entry : entry?.addresses;
  if (!maker) return stringify({ kind: 'made' });
  const given = [parse(request), answers.map((answer) => parse(answer))];
  let why = 'threw';
  try {
    const needed = mayAsk ? maker.needs(...given) : [];
    why = 'unfit';
    if (!Array.isArray(needed)) throw new Error(`expected needs to give a list, got a ${typeof needed}`);
    const seen = new Set(asked);
    const asks = needed.filter((ask) => !seen.has(Object(ask).key) && seen.add(Object(ask).key));
    if (asks.length > 0) return stringify({ kind: 'asks', asks });
    why = 'threw';
    const made = maker.draw ? maker.draw(...given) : maker.list?.(...given);
    why = 'unfit';
    return stringify({ kind: 'made', made });
  } catch (thrown) {
    return failed(why, thrown);
  }
}

function carryOut(text: string): string {
  const order: Order = parse(text);
  now = order.now;
  return make(order);
}

/** What a worker calls. */
export const world = Object.freeze({ load, carryOut });
