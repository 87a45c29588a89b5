import type { Clock } from './clock';
import { deflateMessage } from './deflate';
import type { HubWatch } from './hubWatch';
import type { Session } from './session';
import { createFrame, type Frame } from './transport';

/** The first change goes at once; those within this time of it share the next frame. */
const WINDOW_MS = 100;
/** Sockets written per turn of the event loop: all of 10,000 at once would block it for 80 ms. */
const SLICE = 500;

type Recipient = Pick<Session, 'deliver' | 'isDeflating'>;

interface Options {
  readonly clock: Clock;
  /** The connected sessions. */
  readonly sessions: () => readonly Recipient[];
  readonly onSent: HubWatch['frameSent'];
}

/**
 * Sends messages to all clients: one frame is built once, and compressed once, and its bytes go to every connection. A
 * frame reaches all connections before the next begins, so each client receives every message in order.
 */
export function createBroadcaster({ clock, sessions, onSent }: Options) {
  let pending: string[] = [];
  let isBusy = false;

  function begin(): void {
    isBusy = true;
    const startedAt = clock.now();
    const records = Buffer.from(pending.join(''), 'utf8');
    const messages = pending.length;
    pending = [];
    const write = (deflated?: Buffer) => {
      const recipients = sessions();
      writeSlices(createFrame(records, deflated), recipients, 0, () => {
        onSent({ messages, connections: recipients.length, ms: clock.now() - startedAt });
        clock.after(Math.max(0, startedAt + WINDOW_MS - clock.now()), goOn);
      });
    };
    if (sessions().some(({ isDeflating }) => isDeflating)) deflateMessage(records, write);
    else write();
  }

  function goOn(): void {
    if (pending.length > 0) begin();
    else isBusy = false;
  }

  return {
    /** `record` is a whole hub message. */
    send(record: string): void {
      pending.push(record);
      if (!isBusy) begin();
    },
  };
}

function writeSlices(frame: Frame, sessions: readonly Recipient[], from: number, done: () => void): void {
  const until = Math.min(from + SLICE, sessions.length);
  for (let i = from; i < until; i++) sessions[i]?.deliver(frame);
  if (until < sessions.length) setImmediate(writeSlices, frame, sessions, until, done);
  else done();
}
