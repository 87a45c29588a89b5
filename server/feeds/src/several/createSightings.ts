import { matchState } from 'shared-kernel/entities/matchState';
import { type MatchIds, placeOf } from './createMatchIds';
import { createScoreWatch, type ScoreWatch } from './createScoreWatch';
import { createStandstill, type Standstill } from './createStandstill';
import type { Translated } from './createTranslator';
import { paired, type Sighting } from './pairing';

/** A match as one feed emitted it last, and what is known of that feed's word about it. */
export type Seen = Sighting &
  Translated & {
    watch: ScoreWatch;
    standstill: Standstill;
  };

/** `changed` are ids whose group is another; `left` those that no match has any more, with one that took their place. */
export type Regrouped = { changed: readonly number[]; left: ReadonlyMap<number, Seen> };

/** The matches of all feeds, grouped into those that are the same. */
export type Sightings = {
  see(feed: number, translated: Translated, now: number): Seen;
  /** A match by the feed's own id, if the feed emitted it before. */
  seen(feed: number, id: number): Seen | undefined;
  /** Groups what was seen since. */
  regroup(): Regrouped;
  idOf(seen: Seen): number | undefined;
  /** All matches by id; the sightings of each in the order of `FEED`. */
  groups(): ReadonlyMap<number, readonly Seen[]>;
  all(): Iterable<Seen>;
  /** Sightings that may be of one match, though nobody can know. */
  unsure(): readonly (readonly Seen[])[];
  forget(seen: Seen): void;
};

/** @param standstillSeconds that a feed may stand still while another goes on */
export function createSightings(ids: MatchIds, standstillSeconds: number): Sightings {
  const all = new Map<string, Seen>();
  const places = new Map<string, Set<Seen>>();
  const groups = new Map<number, readonly Seen[]>();
  const unsure = new Map<string, readonly (readonly Seen[])[]>();
  const touched = new Set<string>();

  function leave(seen: Seen): void {
    places.get(seen.place)?.delete(seen);
    touched.add(seen.place);
  }

  function enter(seen: Seen): void {
    places.set(seen.place, (places.get(seen.place) ?? new Set()).add(seen));
    touched.add(seen.place);
  }

  function regroupPlace(place: string): Regrouped {
    const here = [...(places.get(place) ?? [])];
    const found = paired(here);
    if (here.length === 0) places.delete(place);
    if (found.unsure.length > 0) unsure.set(place, found.unsure);
    else unsure.delete(place);
    const left = ids.assign(found.groups);
    const changed = found.groups.flatMap((group) => {
      const id = group[0] && ids.idOf(group[0]);
      if (id !== undefined) groups.set(id, group);
      return id ?? [];
    });
    for (const id of left.keys()) groups.delete(id);
    return { changed, left: new Map([...left].flatMap(([id, [first]]) => (first ? [[id, first]] : []))) };
  }

  return {
    see(feed, translated, now) {
      const { match } = translated;
      const key = `${feed}:${match.id}`;
      const place = placeOf(match.competition_id, match.home_team_id, match.away_team_id);
      const before = all.get(key);
      const hasMoved = before?.place !== place || before.kickOff !== match.match_time;
      if (before && hasMoved) leave(before);
      const seen = before ?? {
        ...translated,
        feed,
        id: match.id,
        place,
        kickOff: match.match_time,
        watch: createScoreWatch(),
        standstill: createStandstill(standstillSeconds),
      };
      Object.assign(seen, translated, { place, kickOff: match.match_time });
      all.set(key, seen);
      if (hasMoved) enter(seen);
      seen.watch.heard(match, now);
      seen.standstill.heard(match, now);
      return seen;
    },
    seen: (feed, id) => all.get(`${feed}:${id}`),
    regroup() {
      const all = [...touched].map(regroupPlace);
      touched.clear();
      const left = all.flatMap((one) => [...one.left]).filter(([id]) => !groups.has(id));
      return { changed: all.flatMap(({ changed }) => changed), left: new Map(left) };
    },
    idOf: (seen) => ids.idOf(seen),
    groups: () => groups,
    all: () => all.values(),
    unsure: () => [...unsure.values()].flat(),
    forget(seen) {
      leave(seen);
      all.delete(`${seen.feed}:${seen.id}`);
      const id = ids.idOf(seen);
      if (id !== undefined) groups.delete(id);
      ids.forget(seen);
    },
  };
}

/** A match may be on for so long after its kick-off, in seconds. */
const LONGEST = 4 * 3600;

/** Keys of the competitions with a match that should be on, by any feed. */
export function busyAt(all: Iterable<Pick<Seen, 'match' | 'kickOff' | 'competition'>>, now: number): Set<string> {
  const busy = new Set<string>();
  for (const { match, kickOff, competition } of all) {
    const { kind } = matchState(match.status_id);
    const isDue = kickOff <= now && now - kickOff < LONGEST;
    if (isDue && (kind === 'live' || kind === 'fixture')) busy.add(competition.key);
  }
  return busy;
}
