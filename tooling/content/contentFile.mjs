import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findNodeAtLocation, getNodeValue } from 'jsonc-parser';
import { explain, extraField, shown } from './explain.mjs';
import { readJson } from './readJson.mjs';
import { repeated } from './repeated.mjs';
import { validated } from './validated.mjs';

/**
 * An error that an editor must fix; lines count from 1.
 *
 * @typedef {{ file: string, line: number, message: string, other?: string | undefined }} Problem `other` is a file that ends the message
 */

/**
 * Reads a JSON file that people edit, and checks it against a schema: the given one, else the one in its `$schema`.
 *
 * Besides JSON Schema, it knows two keywords of our own: `"picture": true` for `{ file, width, height }`, and
 * `"period": true` for an object whose `starts` must not be later than its `ends`.
 *
 * @param {string} file
 * @param {object} [given]
 * @returns {Promise<{ value: unknown, problems: Problem[], pictures: import('./validated.mjs').Pictures }>} a message says the field, what was expected and what came
 */
export async function readContentFile(file, given) {
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const lineAt = (/** @type {number} */ offset) => lineOf(text, offset);
  const only = (/** @type {number} */ offset, /** @type {string} */ message) => ({
    value: undefined,
    problems: [{ file, line: lineAt(offset), message }],
    pictures: new Map(),
  });
  const json = readJson(text);
  if (!('tree' in json)) return only(json.offset, json.message);

  const { tree } = json;
  const value = getNodeValue(tree);
  const schema = given ? { schema: given } : schemaOf(path.dirname(file), value);
  if ('expected' in schema) {
    return only((findNodeAtLocation(tree, ['$schema']) ?? tree).offset, `$schema: expected ${schema.expected}`);
  }
  const { errors: wrong, pictures } = await validated(path.dirname(file), schema.schema, value);
  const unfit = wrong.map((error) => {
    const segments = error.instancePath.split('/').slice(1).map(unescaped);
    const whole = [...segments, ...extraField(error)];
    const message = `${whole.join('.') || 'the top'}: ${explain(error, nodeValue(nearestNode(tree, segments)))}`;
    return { file, line: lineAt(nearestNode(tree, whole)?.offset ?? 0), message, other: error.params.place };
  });
  const twice = repeated(tree).map(({ offset, message }) => ({ file, line: lineAt(offset), message }));
  const problems = [...unfit, ...twice].sort((one, other) => one.line - other.line);
  const once = problems.filter((one, at) => at === problems.findIndex((other) => isSame(one, other)));
  return { value, problems: once, pictures };
}

/** From 1. @param {string} text @param {number} offset */
function lineOf(text, offset) {
  return text.slice(0, offset).split('\n').length;
}

/** @param {Problem} one @param {Problem} other */
function isSame(one, other) {
  return one.line === other.line && one.message === other.message;
}

/** `banners.json:12: banners.0.link: expected …, got …`. @param {Problem} problem */
export function problemText({ file, line, message, other }) {
  return `${file}:${line}: ${message}${other === undefined ? '' : ` ${other}`}`;
}

/**
 * @param {string} folder
 * @param {unknown} value of the file
 * @returns {{ schema: object } | { expected: string }} the schema, or what is wrong with its name
 */
function schemaOf(folder, value) {
  const named = value && typeof value === 'object' && '$schema' in value ? value.$schema : undefined;
  const place = typeof named === 'string' && named.endsWith('.json') ? path.resolve(folder, named) : undefined;
  if (place && existsSync(place)) {
    const text = readFileSync(place, 'utf8');
    const json = readJson(text);
    if ('tree' in json) return { schema: getNodeValue(json.tree) };
    return { expected: `a schema, got ${shown(named)}, whose line ${lineOf(text, json.offset)} is ${json.message}` };
  }
  return { expected: `a schema file that is there, such as "./banners.schema.json", got ${shown(named)}` };
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
