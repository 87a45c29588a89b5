/** The world in which an entry runs: the language, and what {@link openRealm} adds. */
export type Realm = {
  /** Runs the file; returns what it exports. @param files the address below which its release's files are served */
  run(code: string, files: string): unknown;
  /** Lets `Date` stand at a time in unix milliseconds. */
  setNow(now: number): void;
  /** A value made of the world's own objects. */
  parse(json: string): unknown;
};

/**
 * Opens a world of its own for an entry. It has no `require`, `process` or `fetch`; no clock, chance or code made from
 * text. It is against accidents: `vm` keeps nobody out who means harm. So what is added is made inside, where that is
 * simple, and an entry that climbs up its objects finds its own world again.
 *
 * React's `server.edge` wants a `TextEncoder` and `setTimeout`, nothing else; `server.browser` would want a
 * `MessageChannel`, too. Parsers of HTML unpack their tables of names with `atob`.
 *
 * It is passed to the worker as text, so it may use nothing from outside of itself.
 */
export function openRealm(): Realm {
  const { createContext, compileFunction, constants, runInContext } = process.getBuiltinModule('node:vm');
  const codeGeneration = { strings: false, wasm: false };
  // An object of ours as its global would be asked for each `Array` and `Map`, which makes a drawing half as slow again.
  const context = createContext(constants.DONT_CONTEXTIFY, { name: 'server entry', codeGeneration });

  const outer = {
    TextEncoder,
    TextDecoder,
    URL,
    URLSearchParams,
    atob,
    btoa,
    queueMicrotask,
    setTimeout,
    setInterval,
    clearTimeout,
  };

  /** Runs inside, as text. */
  function furnish(given: typeof outer) {
    const RealDate = Date;
    const frozen = { now: 0 };

    function FixedDate(...parts: [number]) {
      if (!new.target) return new RealDate(frozen.now).toString();
      return Reflect.construct(RealDate, parts.length > 0 ? parts : [frozen.now], new.target);
    }
    FixedDate.prototype = RealDate.prototype;
    Object.assign(FixedDate, { now: () => frozen.now, parse: RealDate.parse, UTC: RealDate.UTC });
    Object.assign(RealDate.prototype, { constructor: FixedDate });

    Math.random = () => {
      throw new Error('Math.random() gives each visitor another picture: a drawing has no chance');
    };

    type Work = (...values: unknown[]) => void;
    /** A timer of the outer world is an object of it: the world gets its number. */
    const starter =
      (start: (work: () => void, ms: number) => unknown) =>
      (work: Work, ms?: number, ...values: unknown[]) =>
        Number(start(() => void work(...values), Number(ms) || 0));

    const { TextEncoder, TextDecoder, URL, URLSearchParams, clearTimeout } = given;
    const clear = (id?: number) => clearTimeout(Number(id));
    Object.assign(globalThis, { Date: FixedDate, TextEncoder, TextDecoder, URL, URLSearchParams });
    Object.assign(globalThis, {
      setTimeout: starter(given.setTimeout),
      setInterval: starter(given.setInterval),
      clearTimeout: clear,
      clearInterval: clear,
      queueMicrotask: (work: () => void) => given.queueMicrotask(() => void work()),
      atob: (text: unknown) => given.atob(String(text)),
      btoa: (text: unknown) => given.btoa(String(text)),
    });
    return {
      parse: JSON.parse,
      newModule: () => ({ exports: {} }),
      setNow: (now: number) => {
        frozen.now = now;
      },
    };
  }

  const { parse, newModule, setNow }: ReturnType<typeof furnish> = runInContext(`(${furnish})`, context)(outer);
  return {
    parse,
    setNow,
    run(code, files) {
      const module = newModule();
      compileFunction(code, ['module', 'exports', 'RELEASE_FILES'], {
        parsingContext: context,
        filename: 'server entry',
      }).call(module.exports, module, module.exports, files);
      return module.exports;
    },
  };
}
