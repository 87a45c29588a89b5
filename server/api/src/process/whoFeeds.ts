/**
 * Who fills this node's board. A leader's feed fills the store, from which all nodes read. `memory` fills this board
 * alone, because the store is away or takes nothing.
 */
export type Feeder =
  | { readonly kind: 'unknown' | 'leader' | 'follower' }
  | { readonly kind: 'memory'; readonly isLeader: boolean };

/** Times in milliseconds of a clock that never jumps. */
export type Feeding = {
  readonly feeder: Feeder;
  /** When the board last had all that the store has. */
  readonly inSyncAt: number;
  /** When some node was last known to feed. */
  readonly fedAt: number;
};

export type FeedEvent =
  /** This node's term begins or ends: only the leader's feed fills the store. */
  | 'termBegan'
  | 'termEnded'
  /** Another node leads. */
  | 'otherLeads'
  /** The leader's feed begins to fill the store. */
  | 'runBegan'
  /** The store took a batch, of this node or another. */
  | 'stored'
  /** The store took nothing of this node, more than once. */
  | 'refused'
  /** The board has all that the store has. */
  | 'inSync'
  /** A second went by. */
  | 'second';

/**
 * A store that is silent for this long counts as away; a takeover by another node would have been noticed. So does one
 * that can be read while no node is known to feed it, since no session can be opened to compete for the term.
 */
const SILENT_MS = 6000;

export function firstFeeding(now: number): Feeding {
  return { feeder: { kind: 'unknown' }, inSyncAt: now, fedAt: now };
}

export function nextFeeding(feeding: Feeding, event: FeedEvent, now: number): Feeding {
  const { feeder } = feeding;
  const isMemory = feeder.kind === 'memory';
  const isLeader = isMemory ? feeder.isLeader : feeder.kind === 'leader';
  switch (event) {
    // A leader that the store refuses shows its feed from memory and stays the leader: its term goes on, and each try may be taken.
    case 'refused':
      return { ...feeding, feeder: { kind: 'memory', isLeader } };
    case 'termBegan':
      return { ...feeding, feeder: isMemory ? { kind: 'memory', isLeader: true } : { kind: 'leader' } };
    case 'termEnded':
      return { ...feeding, feeder: isMemory ? { kind: 'memory', isLeader: false } : { kind: 'follower' } };
    case 'otherLeads':
      return { ...feeding, feeder: isMemory ? feeder : { kind: 'follower' }, fedAt: now };
    case 'runBegan':
      return { ...feeding, feeder: { kind: 'leader' } };
    case 'stored':
      return { ...feeding, feeder: isMemory ? { kind: isLeader ? 'leader' : 'follower' } : feeder, fedAt: now };
    case 'inSync':
      return { ...feeding, inSyncAt: now };
    case 'second': {
      const fedAt = isLeader ? now : feeding.fedAt;
      const isAway = now - Math.min(feeding.inSyncAt, fedAt) > SILENT_MS;
      return { ...feeding, fedAt, feeder: isAway ? { kind: 'memory', isLeader } : feeder };
    }
  }
}
