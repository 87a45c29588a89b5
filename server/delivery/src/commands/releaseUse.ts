import { LABEL } from 'server-shared/previews/previewParameter';
import type { LiveName } from 'server-shared/releases/liveName';
import { ReleaseError } from 'server-shared/releases/releaseError';
import { typed } from './commandContext';

export const USAGE = `npm run release -- <name>... [--reason <text>]      builds, checks, tries in a browser and makes live, also while the site runs
npm run release -- --all                           all of them

A name is that of the package's folder: shell, mfe-scores.

A remote with enough visitors goes to 1, 5 and 25 % of the browsers first: the running site compares them with as many others, and
gives the release to everybody or withdraws it. This command follows it, and need not. Otherwise everybody gets it at once, and the
site goes back within ten minutes when it fails.

--share <n>        for so many of a hundred browsers at once, beside the live release; the same build again changes the share
--now              everybody gets it at once, and nothing goes back by itself
--preview <label>  goes live for nobody: builds and stores one name, and prints a link to look at it, valid for a day
--dry-run          all of it but the last step: nothing goes live
--from <folder>    takes a finished build of one name, which was checked where it was built: its release.json says so
--missing          only what is not live yet
--data <folder>    the data folder, in place of DATA_DIR; INTERNAL_ORIGIN and RELEASE_TOKEN name an api elsewhere in its place
--unchecked <why>  goes live without the renderings and the visit in a browser; types, tests and size of what is built here are checked
                   all the same, of --from only the size, which is quick; without a checkout nothing is. The history says why

It is tried in front of the api of the running site, or of the one that API_ORIGIN names, or of a small fake.
Where there is no checkout, the builds of <name>/dist go live that were checked, when their server entries load.`;

const OPTIONS = {
  all: { type: 'boolean' },
  from: { type: 'string' },
  data: { type: 'string' },
  reason: { type: 'string' },
  missing: { type: 'boolean' },
  started: { type: 'boolean' },
  now: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  unchecked: { type: 'string' },
  preview: { type: 'string' },
  share: { type: 'string' },
  make: { type: 'string' },
  try: { type: 'string' },
} as const;

export type Values = ReturnType<typeof typed<typeof OPTIONS>>['values'];

/** @throws ReleaseError with the usage, when the arguments are none of a command */
export const readUse = (args: readonly string[]) => typed(args, OPTIONS, USAGE);

/** @throws ReleaseError when options do not go together, or with these names */
export function checkUse(values: Values, names: readonly LiveName[], there: readonly LiveName[]): void {
  if (names.length === 0) throw new ReleaseError(`What shall be released?\n${USAGE}`);
  const stranger = values.from ? undefined : names.find((name) => !there.includes(name));
  if (stranger) throw new ReleaseError(`There is no ${stranger}. Names: ${there.join(', ')}.`);
  if (values.from && names.length > 1)
    throw new ReleaseError('--from is the build of one name. Release one at a time.');
  if (values.preview !== undefined) checkPreview(values, names);
  if (values.share !== undefined) checkShare(values, names);
}

function checkPreview(values: Values, names: readonly LiveName[]): void {
  if (!LABEL.test(values.preview ?? '')) {
    throw new ReleaseError(
      `--preview: expected what to call it, in small letters, digits and hyphens such as ten-nhanh, got ${JSON.stringify(values.preview)}.`,
    );
  }
  if (names.length > 1) throw new ReleaseError('--preview is of one name. Look at one at a time.');
  const stranger = (['dry-run', 'missing', 'unchecked', 'reason', 'now'] as const).find(
    (name) => values[name] !== undefined,
  );
  if (stranger) throw new ReleaseError(`--preview goes without --${stranger}: nothing goes live.`);
}

function checkShare(values: Values, names: readonly LiveName[]): void {
  if (!/^([1-9]\d?|100)$/.test(values.share ?? '')) {
    throw new ReleaseError(`--share: expected whole percent from 1 to 100, got ${JSON.stringify(values.share)}.`);
  }
  if (names.length > 1) throw new ReleaseError('--share is of one name. Begin one candidate at a time.');
  const stranger = (['now', 'preview', 'dry-run', 'missing'] as const).find((name) => values[name] !== undefined);
  if (stranger) throw new ReleaseError(`--share goes without --${stranger}.`);
}
