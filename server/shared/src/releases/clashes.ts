import type { LiveName } from 'server-shared/releases/liveName';
import { type Pointer, stateOf } from 'server-shared/releases/livePointer';
import { ReleaseError } from 'server-shared/releases/releaseError';
import { type PageClaim, type Pages, pageClaims } from 'shared-kernel/contract/pageClaims';
import { areEqualClaims } from 'shared-kernel/contract/resolveRoute';
import { pagesOf, slotsOf } from 'shared-kernel/contract/servedBy';
import type { SlotName } from 'shared-kernel/contract/slotName';

/** The pages and slots of a release. The shell has places for slots, and fills none. */
type Served = Pages & { readonly slots?: readonly SlotName[] };

type ServedByName = ReadonlyMap<LiveName, Served>;

const NOTHING: Served = { paths: [], pages: [] };

/**
 * Refuses a change after which two live releases would claim a page or a slot with equal right: which of the two a
 * visitor gets would be an accident. What is switched off does not count.
 *
 * @param all what is live after the change
 * @param changed names that get something new
 * @throws ReleaseError that names both
 */
export function checkClashes(all: ReadonlyMap<LiveName, Pointer>, changed: ReadonlySet<LiveName>): void {
  const served = new Map(
    [...all].flatMap(([name, pointer]): [LiveName, Served][] =>
      changed.has(name) || stateOf(pointer) === 'on' ? [[name, servedBy(pointer)]] : [],
    ),
  );
  const isNew = (one: LiveName, other: LiveName) => changed.has(one) || changed.has(other);
  const clashes = [...pageClashes(served, isNew), ...slotClashes(served, isNew)];
  if (clashes.length > 0) throw new ReleaseError(clashes.join('\n'));
}

type IsNew = (one: LiveName, other: LiveName) => boolean;

function pageClashes(all: ServedByName, isNew: IsNew): string[] {
  const remotes = [...all].flatMap(([remote, live]) =>
    remote === 'shell' ? [] : [{ remote, state: 'on', live } as const],
  );
  const claims = pageClaims(remotes, all.get('shell') ?? NOTHING);
  return pairsOf(claims)
    .filter(([one, other]) => one.owner !== other.owner && isNew(one.owner, other.owner))
    .filter(([one, other]) => areEqualClaims(one, other))
    .map(([one, other]) => clashText(one, other));
}

function clashText(one: PageClaim, other: PageClaim): string {
  const same = one.pattern === other.pattern ? '' : ` (${other.owner} as ${other.pattern})`;
  return `${one.owner} and ${other.owner} both claim the page ${one.pattern}${same}. Expected one owner of each address: give one of them a priority in its routes.json, or take the page out of the other first.`;
}

function slotClashes(all: ServedByName, isNew: IsNew): string[] {
  return pairsOf([...all]).flatMap(([[one, { slots = [] }], [other, { slots: others = [] }]]) => {
    const both = isNew(one, other) ? slots.filter((slot) => others.includes(slot)) : [];
    return both.map(
      (slot) =>
        `${one} and ${other} both claim the slot ${slot}. Expected one owner of each slot: take it out of the other first.`,
    );
  });
}

/** Each two items of a list. */
function pairsOf<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other): [T, T] => [one, other]));
}

/** What a name has for somebody: that of its candidate, too. */
export function servedBy(pointer: Pointer): Served {
  if (pointer.remote === 'shell') return pointer.live;
  return { ...pagesOf(pointer), slots: slotsOf(pointer) };
}
