import type { Generated, JSONColumnType } from 'kysely';
import type { Action, ReleaseFile } from 'server-shared/releases/liveAnswer';
import type { LiveName } from 'server-shared/releases/liveName';
import type { RemoteRelease, ShellRelease } from 'shared-kernel/contract/pointer';

/** What follows from the files of a release, as it stands in pointers. */
export type Described = RemoteRelease | ShellRelease;

/** The tables of releases. `at` and what ends with it is an ISO time of the server, `by` a team, `local` or `judge`. */
export type ReleaseTables = {
  /** `seen_at` in unix seconds: when somebody sent the file, or relied on it. */
  release_file: { sha256: string; bytes: Uint8Array; seen_at: number };
  release: {
    name: LiveName;
    release: string;
    files: JSONColumnType<ReleaseFile[]>;
    signatures: JSONColumnType<Record<string, string>>;
    described: JSONColumnType<Described & object>;
    at: string;
    by: string;
  };
  /** What was checked and tried of a release; it may come later than the release. */
  release_check: { name: string; release: string; checks: JSONColumnType<string[]>; at: string; by: string };
  /** One row a name; `version` is the number of its last change. */
  live: {
    name: string;
    release: string;
    previous: string | null;
    is_on: boolean;
    is_drawn: boolean;
    candidate: string | null;
    share: number | null;
    /** When the candidate began. */
    step_since: string | null;
    /** Slots of the live release that another remote has since a rollback. */
    ceded: JSONColumnType<string[]>;
    is_watched: boolean;
    changed_at: string;
    version: number;
  };
  /** The history, never changed. */
  live_change: {
    id: Generated<number>;
    name: LiveName;
    at: string;
    by: string;
    who: string;
    action: Action;
    from: string | null;
    to: string | null;
    candidate: string | null;
    share: number | null;
    reason: string | null;
    unchecked: string | null;
    reloads: boolean;
  };
  /** `hash` is the SHA-256 of the token. */
  team_token: {
    name: string;
    hash: string;
    remotes: JSONColumnType<string[]>;
    made_at: string;
    revoked_at: string | null;
  };
  /** `key` is the SHA-256 of what stands in the link; `until` in unix seconds. */
  release_preview: { key: string; name: string; release: string; label: string; until: number; who: string };
  /** Where pages of removed remotes lead to. */
  moved_page: { pattern: string; target: string };
};
