import { createHash } from 'node:crypto';
import { decodeList, type Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import type { VendorTextLine } from 'shared-kernel/entities/vendorText';
import type * as v from 'valibot';
import { goesBack, isSameScore, type LiveScore, readLiveScore } from './liveScore';
import {
  type LiveItem,
  type VendorIncident,
  type VendorStat,
  vendorIncidentSchema,
  vendorStatSchema,
} from './read/liveItem';
import { listFrom } from './read/rawValue';
import { textLines, withPushedText } from './read/textLines';

/** Where news of a match comes from. A poll has the whole state of the moment when it was asked; a push has a part. */
export type Source =
  | { kind: 'poll'; askedAt: number; now: number }
  /** `isChecked`: polls answer, so that the next one will say whether a push was right. */
  | { kind: 'push'; isChecked: boolean; now: number };

/** A match as the live answers have it. */
export type LiveMatch = {
  readonly score: LiveScore | undefined;
  readonly stats: readonly VendorStat[];
  readonly incidents: readonly VendorIncident[];
  /** The match in the vendor's words, the oldest line first. */
  readonly text: readonly VendorTextLine[];
  /** When score, figures or incidents last changed, in unix seconds. */
  readonly changedAt: number;
  /** @returns whether anything is new */
  take(item: LiveItem, source: Source): boolean;
  /** Forgets the text, which is not shown any more. */
  dropText(): void;
};

/** A change is believed to be final after so many seconds: the video referee takes longer to annul a goal. */
const FRESH = 10;

/**
 * Follows one match. The live answers carry no time, so old news (a push that comes late, an answer from a cache) looks
 * like a goal that is taken back. Therefore a push that takes something back waits for the next poll to say the same,
 * and so does a poll within seconds of the goal; else what a poll says is true.
 */
export function createLiveMatch(report: Report): LiveMatch {
  let score: LiveScore | undefined;
  let stats: readonly VendorStat[] = [];
  let incidents: readonly VendorIncident[] = [];
  let text: readonly VendorTextLine[] = [];
  const prints = { stats: '', incidents: '', tlive: '' };
  let changedAt = 0;
  let scoredAt = 0;
  let pushedAt = Number.NEGATIVE_INFINITY;
  let doubted: LiveScore | undefined;

  function mustWait(next: LiveScore | undefined, item: LiveItem, source: Source): boolean {
    const isBack = score !== undefined && next !== undefined && goesBack(score, next);
    if (source.kind === 'push') {
      const isShorter = (listFrom(item.incidents)?.length ?? Number.POSITIVE_INFINITY) < incidents.length;
      return source.isChecked && (isBack || (next === undefined && isShorter));
    }
    const isConfirmed = next !== undefined && doubted !== undefined && isSameScore(doubted, next);
    doubted = isBack ? next : undefined;
    return isBack && !isConfirmed && scoredAt <= source.now && source.now - scoredAt < FRESH;
  }

  /** Whether a part is there, and other than the last one. */
  function isOther(name: keyof typeof prints, raw: unknown): boolean {
    if (raw === undefined || raw === null) return false;
    const print = createHash('sha1').update(JSON.stringify(raw)).digest('base64');
    const isNew = print !== prints[name];
    prints[name] = print;
    return isNew;
  }

  function keep<T>(name: 'stats' | 'incidents', raw: unknown, schema: v.GenericSchema<unknown, T>): T[] | undefined {
    return isOther(name, raw) ? decodeList(schema, listFrom(raw), name, report) : undefined;
  }

  /** @returns whether there is another text; an empty one takes nothing back */
  function keepText(raw: unknown, { kind }: Source): boolean {
    const lines = isOther('tlive', raw) ? guarded(() => textLines(raw, report)) : undefined;
    if (!lines || lines.length === 0) return false;
    const next = kind === 'push' ? withPushedText(text, lines) : lines;
    const isNew = JSON.stringify(next) !== JSON.stringify(text);
    text = next;
    return isNew;
  }

  /** Parts that cannot be read keep their earlier state. */
  function guarded<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      report(toError(error));
      return undefined;
    }
  }

  return {
    get score() {
      return score;
    },
    get stats() {
      return stats;
    },
    get incidents() {
      return incidents;
    },
    get text() {
      return text;
    },
    get changedAt() {
      return changedAt;
    },
    take(item, source) {
      // The answer was on its way when the push came, unless the clock was set back since.
      if (source.kind === 'poll' && pushedAt >= source.askedAt && pushedAt <= source.now) return false;
      changedAt = Math.min(changedAt, source.now);
      const hasScore = item.score !== undefined;
      const next = hasScore ? guarded(() => readLiveScore(item.score, score)) : undefined;
      if (mustWait(next, item, source)) return false;
      const newStats = guarded(() => keep('stats', item.stats, vendorStatSchema));
      const newIncidents = guarded(() => keep('incidents', item.incidents, vendorIncidentSchema));
      const isNewScore = next !== undefined && (score === undefined || !isSameScore(score, next));
      if (isNewScore) {
        score = next;
        scoredAt = source.now;
      }
      if (newStats) stats = newStats;
      if (newIncidents) incidents = newIncidents;
      const isNew = isNewScore || newStats !== undefined || newIncidents !== undefined;
      if (isNew) changedAt = source.now;
      if (source.kind === 'push' && isNew) pushedAt = source.now;
      return keepText(item.tlive, source) || isNew;
    },
    dropText() {
      text = [];
      prints.tlive = '';
    },
  };
}
