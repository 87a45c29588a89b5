import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser';
import { readJson } from 'tooling/content/readJson.mjs';
import { repeated } from 'tooling/content/repeated.mjs';
import type { Problem } from './problem';

/** A JSON file with line numbers. */
export type LinedJson = {
  /** `undefined` when the file is not even JSON. */
  value: unknown;
  problems: Problem[];
  /** The line of a field, or of its parent when it is missing; from 1. */
  lineOf: (location: readonly (string | number)[]) => number;
};

export function parseLinedJson(file: string, written: string): LinedJson {
  const text = written.replace(/^\uFEFF/, '');
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const problem = ({ offset, message }: { offset: number; message: string }) => ({
    file,
    line: lineAt(offset),
    message,
  });
  const json = readJson(text);
  if (!('tree' in json)) return { value: undefined, problems: [problem(json)], lineOf: () => 1 };
  return {
    value: getNodeValue(json.tree),
    problems: repeated(json.tree).map(problem),
    lineOf: (location) => lineAt(nearest(json.tree, location).offset),
  };
}

/** The name of a field comes before its value, perhaps on a line above. */
function nearest(tree: Node, location: readonly (string | number)[]): Node {
  for (let length = location.length; length > 0; length--) {
    const node = findNodeAtLocation(tree, location.slice(0, length));
    if (node) return node.parent?.type === 'property' ? node.parent : node;
  }
  return tree;
}
