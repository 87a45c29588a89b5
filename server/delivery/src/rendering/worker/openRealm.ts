import { readFileSync } from 'node:fs';
import { constants, createContext, Script } from 'node:vm';

/** The world in which an entry runs. Only texts pass into it and out of it. */
export type Realm = {
  /**
   * Runs the file of a release.
   *
   * @param files the address below which its release's files are served
   * @throws Error when it is no code
   */
  load(code: string, files: string): Said;
  /** @param order as JSON */
  carryOut(order: string): Said;
};

/** Plain values, which the entry may have made up. None where it threw what nobody could catch. */
export type Said = unknown;

/**
 * Opens a world of its own for an entry: the language with `URL`, `URLSearchParams` and `TextEncoder`, without a clock, chance, tasks
 * that go on behind a computation, or code made from text. Nothing of the outer world is put in it, and nothing of it is read outside: an order goes in as the text of a
 * script, and its JSON comes out. What such a script throws is not even looked at.
 *
 * @param file the built `realm.ts`
 * @param longest milliseconds of a computation, with the reactions of its promises
 * @throws Error when the file makes no world
 */
export function openRealm(file: string, longest: number): Realm {
  const context = createContext(constants.DONT_CONTEXTIFY, {
    name: 'server entry',
    codeGeneration: { strings: false, wasm: false },
    microtaskMode: 'afterEvaluate',
  });

  function run(script: Script): Said {
    let said: unknown;
    try {
      said = script.runInContext(context, { timeout: longest });
    } catch {
      // It may be anything of the entry's, and reading it would run the entry's code out here.
    }
    return typeof said === 'string' ? JSON.parse(said) : undefined;
  }

  const realm = readFileSync(file, 'utf8');
  const script = `const { world } = ((module) => {${realm}\nreturn module.exports; })({ exports: {} }); '"ready"'`;
  if (run(new Script(script)) !== 'ready') throw new Error(`expected ${file} to make a world, and it threw`);
  return {
    load: (code, files) =>
      run(
        new Script(`world.load(function (module, exports, RELEASE_FILES) {${code}\n}, ${JSON.stringify(files)})`, {
          filename: 'server entry',
        }),
      ),
    carryOut: (order) => run(new Script(`world.carryOut(${JSON.stringify(order)})`)),
  };
}
