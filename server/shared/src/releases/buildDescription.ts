import { pageDescriptionSchema } from 'shared-kernel/contract/pageDescription';
import { SLOT_NAMES } from 'shared-kernel/contract/slotName';
import { decode } from 'shared-kernel/decode/decode';
import { integer, text, withDefault } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { type LiveName, toLiveName } from './liveName';

/** A file beside `release.json`, possibly in a folder below it. */
const fileName = v.pipe(
  text,
  v.regex(/^(?!.*\.\.)[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/, 'the name of a file of the build'),
);

const common = {
  schema: v.literal(1, 'schema 1'),
  remote: v.custom<LiveName>(
    (name) => toLiveName(name) !== undefined,
    'shell, or the name of a remote such as mfe-scores',
  ),
  version: v.pipe(text, v.regex(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/, 'a version such as 1.2.0')),
  contract: v.pipe(integer, v.minValue(1, 'a contract of 1 or more')),
};

/** Texts and parameters between slashes; what else the router reads, servers do not. */
const pattern = v.pipe(
  text,
  v.regex(/^(?:\/|(?:\/(?:[\w.~-]+|:\w+))+(?:\/\*)?|\/\*)$/, 'a pattern such as / or /news/:id'),
);

const pages = withDefault(v.array(v.object({ ...pageDescriptionSchema.entries, path: pattern })), []);

/** The page entry of the contract; no other module can render a path. */
const page = v.pipe(
  v.object({ path: pattern, module: v.literal('./App', './App') }),
  v.transform(({ path }) => path),
);

const remoteSchema = v.object({
  ...common,
  paths: withDefault(v.array(page), []),
  pages,
  slots: withDefault(v.array(v.picklist(SLOT_NAMES, 'a slot name')), []),
  manifest: fileName,
  entry: fileName,
  server: v.optional(fileName),
});

const shellSchema = v.object({
  ...common,
  paths: withDefault(v.array(pattern), []),
  pages,
  scripts: v.pipe(v.array(fileName), v.minLength(1, 'at least one script')),
  // The shell's pointer names scripts only: a style sheet would silently be missing from the page.
  styles: v.optional(v.pipe(v.array(fileName), v.maxLength(0, 'no style sheets'))),
  server: v.optional(fileName),
});

export type RemoteDescription = v.InferOutput<typeof remoteSchema>;
export type ShellDescription = v.InferOutput<typeof shellSchema>;

/**
 * `release.json`, which a build writes beside its files: all that a page needs to load it.
 *
 * @throws DecodeError when it is no such description
 */
export function decodeRemoteDescription(raw: unknown): RemoteDescription {
  return decode(remoteSchema, raw, 'release.json');
}

/** {@link decodeRemoteDescription} for the shell. */
export function decodeShellDescription(raw: unknown): ShellDescription {
  return decode(shellSchema, raw, 'release.json');
}

/** The files that the page, or delivery for it, loads by name. */
export function namedFiles(description: RemoteDescription | ShellDescription): string[] {
  const { server } = description;
  const loaded = 'scripts' in description ? description.scripts : [description.manifest, description.entry];
  return server === undefined ? loaded : [...loaded, server];
}
