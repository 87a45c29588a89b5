import { parseTree, printParseErrorCode } from 'jsonc-parser';

/**
 * The expectation where a file is not JSON, for people who write it by hand.
 *
 * @type {Readonly<Record<ReturnType<typeof printParseErrorCode>, string>>}
 */
const EXPECTED = {
  InvalidSymbol: 'double quotes round a name or a text, a number, true, false or null',
  InvalidNumberFormat: 'a number such as 12 or 0.5',
  PropertyNameExpected: 'the name of a field in double quotes, and no comma after the last field',
  ValueExpected: 'a value, and no comma after the last one',
  ColonExpected: 'a colon after the name of a field',
  CommaExpected: 'a comma before what comes next',
  CloseBraceExpected: 'a } for each {',
  CloseBracketExpected: 'a ] for each [',
  EndOfFileExpected: 'nothing after the last } or ]',
  InvalidCommentToken: 'no comment',
  UnexpectedEndOfComment: 'no comment',
  UnexpectedEndOfString: 'a double quote at the end of a text, on its line',
  UnexpectedEndOfNumber: 'a number such as 12 or 0.5',
  InvalidUnicode: 'four hexadecimal digits after \\u',
  InvalidEscapeCharacter: 'one of " \\ / b f n r t u after a backslash',
  InvalidCharacter: 'no tab or other control character within a text',
  '<unknown ParseErrorCode>': 'JSON',
};

/**
 * Reads JSON with the place of each value.
 *
 * @param {string} text
 * @returns {{ tree: import('jsonc-parser').Node } | { offset: number, message: string }} only the first error: the others mostly follow from it
 */
export function readJson(text) {
  /** @type {import('jsonc-parser').ParseError[]} */
  const errors = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (tree && !first) return { tree };
  if (!first || text.trim() === '') return { offset: 0, message: 'expected JSON, got an empty file' };
  const { offset, length, error } = first;
  const found = text.slice(offset, offset + length).trim();
  const got = found === '' ? 'the end of the file' : shortened(found);
  return { offset, message: `not JSON: expected ${EXPECTED[printParseErrorCode(error)]}, got ${got}` };
}

/** @param {string} found */
function shortened(found) {
  const [line = ''] = found.split('\n');
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}
