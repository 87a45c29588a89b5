import { isMap, isScalar, LineCounter, parseDocument, type YAMLParseError } from 'yaml';

export type Field = { value: unknown; line: number };

export type FrontMatter = {
  fields: ReadonlyMap<string, Field>;
  body: string;
  /** The number of the body's first line, from 1. */
  bodyLine: number;
  problems: { line: number; message: string }[];
};

/** Splits a file into the YAML between two lines of `---` and the rest; each value keeps its line. */
export function readFrontMatter(text: string): FrontMatter {
  const [whole, yaml = ''] = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m.exec(text) ?? [];
  if (whole === undefined || !text.startsWith(whole)) {
    const message = 'expected front matter: YAML between two lines of ---, the first at the top of the file';
    return { fields: new Map(), body: text, bodyLine: 1, problems: [{ line: 1, message }] };
  }
  const bodyLine = whole.split('\n').length;
  const { fields, problems } = readYaml(yaml);
  return { fields, problems: [...problems, ...cutTexts(yaml)], body: text.slice(whole.length), bodyLine };
}

function readYaml(yaml: string): Pick<FrontMatter, 'fields' | 'problems'> {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  // The YAML begins on the second line of the file.
  const lineOf = (offset: number) => lines.linePos(offset).line + 1;
  const [error] = document.errors;
  if (error) return { fields: new Map(), problems: [{ line: lineOf(error.pos[0]), message: wordsOf(error) }] };
  const fields = new Map<string, Field>();
  const problems: FrontMatter['problems'] = [];
  if (isMap(document.contents)) {
    for (const { key, value } of document.contents.items) {
      if (!isScalar(key)) continue;
      const line = lineOf(key.range?.[0] ?? 0);
      fields.set(String(key.value), { line, value: isScalar(value) ? value.value : value });
    }
  } else {
    problems.push({ line: 1, message: 'expected front matter of lines such as `name: …`' });
  }
  return { fields, problems };
}

/** YAML takes ` #` for the beginning of a note: a title would end there, and nobody be told. */
function cutTexts(yaml: string): FrontMatter['problems'] {
  return yaml.split('\n').flatMap((text, at) => {
    const [isCut, name] = /^(\w+):(?![ \t]+['"])[^#]*[ \t]#/.exec(text) ?? [];
    const message = `${name}: expected quotes around a text with #: ${name}: 'Tiền đạo số #9'`;
    // The YAML begins on the second line of the file.
    return isCut === undefined ? [] : [{ line: at + 2, message }];
  });
}

/** The first error causes the others. It is nearly always a title such as `Lượt về: Arsenal thắng`. */
function wordsOf({ code, message }: YAMLParseError): string {
  if (code === 'DUPLICATE_KEY') return message;
  if (code === 'TAB_AS_INDENT') return 'expected the name of a field at the beginning of its line, got a tab';
  return `${message}. A text with a colon or quotation marks stands in quotes: name: 'Lượt về: "khó lường"'`;
}
