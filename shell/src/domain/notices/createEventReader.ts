import type { Match, MatchId } from 'shared-kernel/entities/match';
import { isNewer } from 'shared-kernel/rules/foldPush';
import type { MatchNews } from 'shared-kernel/rules/matchNews';
import { SIDES } from './incidents';
import { eventKey, eventsByLastIncident, eventsSince, type MatchEvent } from './matchEvent';
import { type ScoreAndReds, scoreAndRedsAfter, scoreAndRedsOf } from './scoreAndReds';

type Memory = {
  last: ScoreAndReds;
  /** No update since can be missing. */
  isSure: boolean;
};

/**
 * Finds the match events in live updates: each once, regardless of the order and number of deliveries (M9, M10). A
 * snapshot adds knowledge but is no event. A lost connection may have lost updates, so what was known is unsure
 * afterwards.
 */
export function createEventReader() {
  const memories = new Map<MatchId, Memory>();
  const announcedKeys = new Map<MatchId, Set<string>>();

  const announcedOf = (id: MatchId) => {
    const keys = announcedKeys.get(id) ?? new Set<string>();
    announcedKeys.set(id, keys);
    return keys;
  };

  return {
    load(matches: Iterable<Match>) {
      for (const match of matches) {
        const version = memories.get(match.id)?.last.version;
        // An equal snapshot confirms what was known, or says the rest of it; an older one says nothing.
        if (version === match.version || isNewer(version, match.version))
          memories.set(match.id, { last: scoreAndRedsOf(match), isSure: true });
      }
    },
    /** The connection was lost: updates may be missing from now on. */
    doubt() {
      for (const memory of memories.values()) memory.isSure = false;
    },
    /** @param now server time in unix seconds */
    read(update: MatchNews, now: number): MatchEvent[] {
      const memory = memories.get(update.match_id);
      if (memory && !isNewer(memory.last.version, update.version)) return [];
      const after = scoreAndRedsAfter(update, memory?.last);
      memories.set(update.match_id, { last: after, isSure: true });
      // The common case: only a price or a minute moved.
      if (memory?.isSure && isSameNews(memory.last, after)) return [];
      const found = memory?.isSure ? eventsSince(memory.last, update) : eventsByLastIncident(memory?.last, update, now);
      const keys = announcedOf(update.match_id);
      if (memory && update.version !== undefined) forgetUndone(keys, memory.last, after);
      const events = found.filter((one) => !keys.has(eventKey(one)));
      for (const one of events) keys.add(eventKey(one));
      return events;
    },
    /** Another tab has announced this event. */
    noteAnnounced: (matchId: MatchId, key: string) => void announcedOf(matchId).add(key),
  };
}

/** Whether the two states differ in nothing that is announced. */
function isSameNews(before: ScoreAndReds, after: ScoreAndReds): boolean {
  return SIDES.every((side) => before.score[side] === after.score[side] && before.reds[side] === after.reds[side]);
}

/**
 * A cancelled goal or card may be followed by a new one with the same key, which is a new event. Only versions
 * distinguish it from an old message that arrives twice.
 */
function forgetUndone(keys: Set<string>, before: ScoreAndReds, after: ScoreAndReds) {
  const hasFallen = (kind: 'score' | 'reds') => SIDES.some((side) => after[kind][side] < before[kind][side]);
  const hasRisen = SIDES.some((side) => after.score[side] > before.score[side]);
  for (const key of keys) {
    const isUndone =
      (hasFallen('score') && key.includes(' goal ')) ||
      (hasRisen && key.includes(' cancelled ')) ||
      (hasFallen('reds') && key.includes(' redCard '));
    if (isUndone) keys.delete(key);
  }
}
