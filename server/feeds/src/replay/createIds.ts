/** Ids from 10⁹, apart from the simulator's, within 31 bits. */
const LOWEST = 1_000_000_000;
const RANGE = 1_000_000_000;

/** Assigns ids to names, the same for the same order of names. On a collision the second gets the next free number. */
export function createIds(): (name: string) => number {
  const ids = new Map<string, number>();
  const taken = new Set<number>();
  return (name) => {
    const known = ids.get(name);
    if (known !== undefined) return known;
    let id = LOWEST + (fnv1a(name) % RANGE);
    while (taken.has(id)) id++;
    taken.add(id);
    ids.set(name, id);
    return id;
  };
}

/** FNV-1a over UTF-16 units: spreads short names well; nothing here is secret. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
