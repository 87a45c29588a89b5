import { type Document, LineCounter, parseDocument } from 'yaml';
import type { Problem } from './problem';

/** A JSON file that knows its lines: JSON is read as YAML, which it is. */
export type LinedJson = {
  document: Document;
  /** What is not even JSON. */
  problems: Problem[];
  /** The line of a place in the text. */
  lineAt: (offset: number | undefined) => number;
};

export function parseLinedJson(file: string, text: string): LinedJson {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset = 0) => lines.linePos(offset).line;
  return {
    document,
    problems: document.errors.map(({ message, pos }) => ({ file, line: lineAt(pos[0]), message })),
    lineAt,
  };
}
