import { existsSync } from 'node:fs';
import path from 'node:path';
import { problemText, readContentFile } from '../content/contentFile.mjs';

/**
 * The one list of the pages and slots of a package: `routes.json` in its folder, with the schema that its `$schema`
 * names.
 *
 * @typedef {{ path: string, module?: string, priority?: number, title: string, description: string, query?: Record<string, string>, needsLazyFiles?: boolean, isInSitemap?: boolean }} Page
 * @typedef {{ pages: Page[], slots: string[] }} Routes
 */

/** The module that renders slots. */
const SLOTS_MODULE = './Slots';

/** @param {string} dir */
export function routesFile(dir) {
  return path.join(dir, 'routes.json');
}

/**
 * Reads the list and checks it, with what the schema cannot know: what the build exposes.
 *
 * @param {string} dir
 * @param {readonly string[]} modules exposed by the build; none of the shell, which renders its pages itself
 * @returns {Promise<Routes>}
 * @throws Error with a line for each problem: where it is, what was expected and what came
 */
export async function readRoutes(dir, modules) {
  const file = routesFile(dir);
  if (!existsSync(file)) throw new Error(`${file}: expected the list of pages, got no such file`);
  const { value, problems } = await readContentFile(file);
  if (problems.length > 0) throw new Error(problems.map(problemText).join('\n'));
  // The schema has been checked.
  const { pages, slots = [] } = /** @type {{ pages: Page[], slots?: string[] }} */ (value);
  const more = [
    ...pages.flatMap((page, index) => moduleProblems(page, index, modules)),
    ...pages.flatMap(queryProblems),
    ...repeatedPaths(pages),
    ...(slots.length > 0 && !modules.includes(SLOTS_MODULE)
      ? [`slots: expected none without ${SLOTS_MODULE} among what the build exposes, got ${slots.length}`]
      : []),
  ];
  if (more.length > 0) throw new Error(more.map((problem) => `${file}: ${problem}`).join('\n'));
  return { pages, slots };
}

/** @param {Page} page @param {number} index @param {readonly string[]} modules */
function moduleProblems({ module }, index, modules) {
  if (modules.length === 0 ? module === undefined : modules.includes(module ?? '')) return [];
  const expected = modules.length === 0 ? 'none' : `one that the build exposes (${modules.join(', ')})`;
  return [`pages.${index}.module: expected ${expected}, got ${module ?? 'nothing'}`];
}

/** @param {Page} page @param {number} index */
function queryProblems({ query = {} }, index) {
  return Object.entries(query)
    .filter(([, pattern]) => !isPattern(pattern))
    .map(([name, pattern]) => `pages.${index}.query.${name}: expected a regular expression, got ${pattern}`);
}

/** @param {string} pattern */
function isPattern(pattern) {
  try {
    return Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
}

/** Two patterns that differ only in names of parameters fit the same addresses. @param {Page[]} pages */
function repeatedPaths(pages) {
  const shapes = pages.map((page) => page.path.replace(/:\w+/g, ':'));
  return shapes.flatMap((shape, index) => {
    const first = shapes.indexOf(shape);
    if (first === index) return [];
    return [
      `pages.${index}.path: expected a pattern of its own, got ${pages[index]?.path} beside ${pages[first]?.path}`,
    ];
  });
}
