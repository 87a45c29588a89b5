import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { findNodeAtLocation, getNodeValue, parseTree, printParseErrorCode } from 'jsonc-parser';
import { explain, extraField, shown } from './explain.mjs';
import { periodProblem } from './period.mjs';
import { pictureProblem } from './picture.mjs';
import { repeated } from './repeated.mjs';

/**
 * Something that an editor has to mend; lines count from 1.
 *
 * @typedef {{ file: string, line: number, message: string }} Problem
 */

/**
 * Reads a JSON file that people edit, against the schema it names in `$schema`.
 *
 * Besides JSON Schema, two keywords of our own: `"picture": true` for `{ file, width, height }`, and `"period": true` for an
 * object whose `starts` must not be later than its `ends`.
 *
 * @param {string} file
 * @returns {{ value: unknown, problems: Problem[] }} a message says the field, what was expected and what came
 */
export function readContentFile(file) {
  const text = readFileSync(file, 'utf8');
  /** @type {import('jsonc-parser').ParseError[]} */
  const errors = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const lineAt = (/** @type {number} */ offset) => text.slice(0, offset).split('\n').length;
  if (!tree || errors.length > 0) {
    const [first] = errors;
    // Those that follow the first are mostly its echo.
    const message = `expected JSON, got ${first ? printParseErrorCode(first.error) : 'nothing'}`;
    return { value: undefined, problems: [{ file, line: first ? lineAt(first.offset) : 1, message }] };
  }

  const value = getNodeValue(tree);
  const schema = schemaOf(path.dirname(file), value);
  if ('expected' in schema) {
    const node = findNodeAtLocation(tree, ['$schema']) ?? tree;
    return { value, problems: [{ file, line: lineAt(node.offset), message: `$schema: expected ${schema.expected}` }] };
  }
  const validate = compile(path.dirname(file), schema.text);
  validate(value);
  const wrong = (validate.errors ?? []).map((error) => {
    const segments = error.instancePath.split('/').slice(1).map(unescaped);
    const whole = [...segments, ...extraField(error)];
    const message = `${whole.join('.') || 'the top'}: ${explain(error, nodeValue(nearestNode(tree, segments)))}`;
    return { file, line: lineAt(nearestNode(tree, whole)?.offset ?? 0), message };
  });
  const twice = repeated(tree).map(({ offset, message }) => ({ file, line: lineAt(offset), message }));
  const problems = [...wrong, ...twice];
  return { value, problems: problems.filter((one, at) => at === problems.findIndex((other) => isSame(one, other))) };
}

/** @param {Problem} one @param {Problem} other */
function isSame(one, other) {
  return one.line === other.line && one.message === other.message;
}

/** `banners.json:12: banners.0.link: expected …, got …`. @param {Problem} problem */
export function problemText({ file, line, message }) {
  return `${file}:${line}: ${message}`;
}

/**
 * @param {string} folder
 * @param {unknown} value of the file
 * @returns {{ text: string } | { expected: string }} the schema, or what is wrong with its name
 */
function schemaOf(folder, value) {
  const named = value && typeof value === 'object' && '$schema' in value ? value.$schema : undefined;
  const place = typeof named === 'string' && named.endsWith('.json') ? path.resolve(folder, named) : undefined;
  if (place && existsSync(place)) return { text: readFileSync(place, 'utf8') };
  return { expected: `a schema file that is there, such as "./banners.schema.json", got ${shown(named)}` };
}

/**
 * @param {string} folder
 * @param {string} schema
 */
function compile(folder, schema) {
  const ajv = new Ajv2020({ allErrors: true, strict: true, verbose: true, allowUnionTypes: true });
  ajv.addKeyword({ keyword: 'picture', errors: 'full', validate: pictureKeyword(folder) });
  ajv.addKeyword({ keyword: 'period', errors: 'full', validate: periodKeyword() });
  return ajv.compile(JSON.parse(schema));
}

/** @param {string} folder */
function pictureKeyword(folder) {
  /** @type {import('ajv').SchemaValidateFunction} */
  const check = (isOn, picture) => {
    const isWhole = typeof picture?.file === 'string' && picture.width > 0 && picture.height > 0;
    const problem = isOn && isWhole ? pictureProblem(folder, picture) : undefined;
    check.errors = problem ? [{ keyword: 'picture', params: problem }] : [];
    return !problem;
  };
  return check;
}

function periodKeyword() {
  /** @type {import('ajv').SchemaValidateFunction} */
  const check = (isOn, given) => {
    const problem = isOn ? periodProblem(given ?? {}) : undefined;
    check.errors = problem ? [{ keyword: 'period', params: problem }] : [];
    return !problem;
  };
  return check;
}

/**
 * @param {import('jsonc-parser').Node} tree
 * @param {string[]} segments
 */
function nearestNode(tree, segments) {
  for (let length = segments.length; length >= 0; length--) {
    const location = segments.slice(0, length).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    const node = findNodeAtLocation(tree, location);
    if (node) return node;
  }
  return undefined;
}

/** @param {import('jsonc-parser').Node | undefined} node */
function nodeValue(node) {
  return node && getNodeValue(node);
}

/** @param {string} segment of a JSON pointer */
function unescaped(segment) {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~');
}
