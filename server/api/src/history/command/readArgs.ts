import path from 'node:path';
import { isNativeError } from 'node:util/types';
import { parseTyped } from 'server-shared/commands/parseTyped';
import type { LeaguePlace } from '../season/leaguePlaces';

export const USAGE = `history import <file>    stores results of the past: results.csv of national teams, with shootouts.csv and
                         former_names.csv from the same folder, or a league's season as football.json
history remove <source>  removes what was imported under that name

--source <name>    what the file is an edition of: it replaces what was imported under that name, which is that of the
                   table or of the season, unless given
--country <name>   where a league plays whose name does not say it, such as Portugal
--zone <name>      the time zone of its kick-offs, such as Europe/Lisbon
--all              lists every place that is left out, instead of the first of each reason
--data <folder>    the data folder of the running site (.data/, or DATA_DIR)
--help             shows this`;

type Import = { file: string; source: string | undefined; place: LeaguePlace | undefined; isAll: boolean };

/** What is asked for. */
export type Asked = { dataDir: string } & (({ kind: 'import' } & Import) | { kind: 'remove'; source: string });

/** @returns what is wrong with the arguments, in a sentence, when they are invalid */
export function readArgs(args: readonly string[], { cwd, dataDir }: { cwd: string; dataDir: string }): Asked | string {
  try {
    const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const;
    const options = { source: text, country: text, zone: text, all: flag, data: text };
    const { values, positionals } = parseTyped({ args: [...args], allowPositionals: true, options });
    const [command, operand, ...more] = positionals;
    if (command !== 'import' && command !== 'remove') return `Expected import or remove, got ${command ?? 'nothing'}`;
    if (operand === undefined || more.length > 0) {
      const wanted = command === 'import' ? 'file' : 'source';
      return `Expected one ${wanted}, got ${operand === undefined ? 'none' : more.length + 1}`;
    }
    const { source, country, zone } = values;
    if ((country === undefined) !== (zone === undefined)) return 'Expected both of --country and --zone, or neither';
    if (zone !== undefined && !isZone(zone)) return `Expected a time zone such as Europe/Lisbon, got ${zone}`;
    const folder = { dataDir: values.data === undefined ? dataDir : path.resolve(cwd, values.data) };
    if (command === 'remove') return { kind: command, source: operand, ...folder };
    const place = country === undefined || zone === undefined ? undefined : { country, zone };
    return { kind: command, file: path.resolve(cwd, operand), source, place, isAll: values.all ?? false, ...folder };
  } catch (error) {
    return isNativeError(error) ? error.message : String(error);
  }
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
