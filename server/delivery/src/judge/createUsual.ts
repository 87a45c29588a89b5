import { LRUCache } from 'lru-cache';
import { partKey } from 'shared-kernel/protocol/partKey';
import type { PartOnPage } from 'shared-kernel/protocol/view';
import { outcomesOf } from './armCounts';
import type { Outcomes } from './evidence';
import type { JudgeMeans } from './judgeMeans';

/** Most releases to remember. */
const MOST = 100;

/**
 * How often a release failed before a moment: addresses that had it, each once an hour, in all days that are kept, and
 * those of them with a fault. What comes after the moment changes nothing, so it is asked for once.
 */
export function createUsual({ readCounts }: Pick<JudgeMeans, 'readCounts'>) {
  const asked = new LRUCache<string, Promise<Outcomes>>({ max: MOST });

  async function ask(part: PartOnPage, until: string): Promise<Outcomes> {
    const later = outcomesOf((await readCounts(Date.parse(until) / 1000)).get(partKey(part))?.addresses);
    const all = outcomesOf((await readCounts(0)).get(partKey(part))?.addresses);
    return { seen: Math.max(0, all.seen - later.seen), bad: Math.max(0, all.bad - later.bad) };
  }

  return {
    /** @param until ISO time */
    async before(part: PartOnPage, until: string): Promise<Outcomes> {
      const key = `${partKey(part)} ${until}`;
      const known = asked.get(key) ?? ask(part, until);
      asked.set(key, known);
      try {
        return outcomesOf(await known);
      } catch (error) {
        asked.delete(key);
        throw error;
      }
    },
  };
}

export type Usual = ReturnType<typeof createUsual>;
