import type { Kysely } from 'kysely';
import type { LiveName } from 'server-shared/releases/liveName';
import type { Database } from '../schema';
import { changeLive, type Written } from './changeLive';
import { epochOf } from './epoch';
import { eraseFile, putFiles, readFiles, releasesWith, seeFiles } from './files';
import { type LiveState, lastNumber, readLiveState } from './liveState';
import { findPreview, listPreviews, putPreview, type StoredPreview } from './previews';
import { type Checked, findRelease, listReleases, namedReleases, putRelease, type StoredRelease } from './releases';
import { listTeams, putTeam, revokeTeam, type TeamToken } from './teamTokens';

/** What is live, what was released, and who may change it. Times are unix seconds. */
export function storedReleases(db: Kysely<Database>) {
  return {
    seeFiles: (wanted: readonly string[], now: number) => seeFiles(db, wanted, now),
    putFiles: (contents: readonly Buffer[], now: number) => putFiles(db, contents, now),
    files: (wanted: readonly string[]) => readFiles(db, wanted),
    releasesWith: (sha256: string) => releasesWith(db, sha256),
    eraseFile: (sha256: string) => eraseFile(db, sha256),
    find: (name: LiveName, release: string) => findRelease(db, name, release),
    list: (name?: LiveName) => listReleases(db, name),
    put: (release: StoredRelease, checked: Checked) => putRelease(db, release, checked),
    /** What is live, with the releases that it names; all of one moment. */
    live: () =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (trx) => ({ state: await readLiveState(trx), named: await namedReleases(trx) })),
    /** The number of the last change. */
    number: () => lastNumber(db),
    change: <T extends { readonly written: readonly Written[] }>(decide: (state: LiveState) => T) =>
      changeLive(db, decide),
    epoch: () => epochOf(db),
    teams: () => listTeams(db),
    putTeam: (team: Omit<TeamToken, 'revoked_at'>) => putTeam(db, team),
    revokeTeam: (name: string, at: string) => revokeTeam(db, name, at),
    putPreview: (preview: StoredPreview) => putPreview(db, preview),
    preview: (key: string, now: number) => findPreview(db, key, now),
    previews: (now: number) => listPreviews(db, now),
  };
}

export type StoredReleases = ReturnType<typeof storedReleases>;
