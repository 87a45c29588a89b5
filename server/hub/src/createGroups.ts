import { createBroadcaster } from './createBroadcaster';
import type { HubSettings } from './hubOptions';
import { invocationRecord } from './messages';
import type { Frame, Recipient } from './transport';

/** A client's stay in a group: a frame that is still on its way at its end does not reach the client. */
class Membership implements Recipient {
  private isOver = false;

  constructor(private readonly member: Recipient) {}

  get isDeflating(): boolean {
    return this.member.isDeflating;
  }

  deliver(frame: Frame): void {
    if (!this.isOver) this.member.deliver(frame);
  }

  end(): void {
    this.isOver = true;
  }
}

interface Group {
  readonly memberships: Set<Membership>;
  /** Begins with its first message. */
  broadcaster: ReturnType<typeof createBroadcaster> | null;
}

/** The groups that have members, by name. A group begins with its first member and ends with its last. */
export function createGroups({ clock, watch }: Pick<HubSettings, 'clock' | 'watch'>) {
  const groups = new Map<string, Group>();

  function groupOf(name: string): Group {
    const group = groups.get(name) ?? { memberships: new Set(), broadcaster: null };
    groups.set(name, group);
    return group;
  }

  return {
    /** Returns how to leave, once. */
    join(name: string, member: Recipient): () => void {
      const { memberships } = groupOf(name);
      const membership = new Membership(member);
      memberships.add(membership);
      return () => {
        membership.end();
        memberships.delete(membership);
        if (memberships.size === 0) groups.delete(name);
      };
    },
    /** Costs nothing where nobody listens. */
    broadcast(name: string, target: string, args: readonly unknown[]): void {
      const group = groups.get(name);
      if (!group) return;
      const sessions = () => [...group.memberships];
      group.broadcaster ??= createBroadcaster({ clock, sessions, onSent: watch.frameSent });
      group.broadcaster.send(invocationRecord(target, args));
    },
    connectionCount: (name: string) => groups.get(name)?.memberships.size ?? 0,
  };
}

export type Groups = ReturnType<typeof createGroups>;
