import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { AD_TEAM_FILE_NAMES, AD_TEAM_FILES, type AdTeamFileName, overlay } from './adTeamFiles';
import { id, link, moment, phonePicture, picture } from './fields';

/** What many fields are, named once in each schema. */
const DEFINITIONS = { id, link, moment, picture, phonePicture, overlay };

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

/** The JSON Schema of a file, for text editors and for `tooling/content`, with its keywords `picture` and `period`. */
export function jsonSchemaOf(name: AdTeamFileName): object {
  const {
    $schema: _,
    $defs = {},
    ...schema
  } = toJsonSchema(AD_TEAM_FILES[name], {
    typeMode: 'input',
    definitions: DEFINITIONS,
    overrideSchema: ({ valibotSchema, jsonSchema }) => ({ ...jsonSchema, ...v.getMetadata(valibotSchema) }),
  });
  const reached = reachedFrom(schema, $defs);
  return { $schema: DRAFT, ...schema, $defs: Object.fromEntries(reached.map((one) => [one, $defs[one]])) };
}

/** The definitions that a schema uses, itself or through others, by name. */
function reachedFrom(schema: object, definitions: Readonly<Record<string, object | boolean>>): string[] {
  const reached = new Set<string>();
  const add = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/\$defs\/(\w+)"/g)) {
      if (reached.has(name)) continue;
      reached.add(name);
      add(definitions[name]);
    }
  };
  add(schema);
  return [...reached].sort();
}

/** As it stands beside the file. */
export function jsonSchemaText(name: AdTeamFileName): string {
  return `${JSON.stringify(jsonSchemaOf(name), null, 2)}\n`;
}

/** Writes the schemas that text editors and the build of `mfe-ads` read beside the files. */
export async function writeSchemas(folder: string): Promise<void> {
  for (const name of AD_TEAM_FILE_NAMES)
    await writeFile(path.join(folder, `${name}.schema.json`), jsonSchemaText(name));
}
