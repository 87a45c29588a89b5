import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AD_TEAM_FILE_NAMES } from './adTeamFiles';
import { jsonSchemaText } from './jsonSchema';

/** Writes the schemas that text editors and the build of `mfe-ads` read beside the files. */
export async function writeSchemas(folder: string): Promise<void> {
  for (const name of AD_TEAM_FILE_NAMES)
    await writeFile(path.join(folder, `${name}.schema.json`), jsonSchemaText(name));
}
