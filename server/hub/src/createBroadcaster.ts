import type { Clock } from './clock';
import { deflateMessage } from './deflate';
import type { HubWatch } from './hubWatch';
import { createFrame, type Frame, type Recipient } from './transport';

/** The first change goes at once; those within this time of it share the next frame. */
const WINDOW_MS = 100;
/** Sockets written per turn of the event loop: all of 10,000 at once would block it for 80 ms. */
const SLICE = 500;

interface Options {
  readonly clock: Clock;
  /** Who is to get what is sent now. */
  readonly sessions: () => readonly Recipient[];
  readonly onSent: HubWatch['frameSent'];
}

/**
 * Sends messages to many clients: one frame is built once, and compressed once, and its bytes go to every connection. A
 * frame reaches all connections before the next begins, so each client receives every message in order. A client
 * that connects after a frame began does not get it.
 */
export function createBroadcaster({ clock, sessions, onSent }: Options) {
  let pending: string[] = [];
  let isBusy = false;

  function begin(): void {
    const recipients = sessions();
    const records = recipients.length > 0 ? Buffer.from(pending.join(''), 'utf8') : null;
    const messages = pending.length;
    pending = [];
    isBusy = records !== null;
    if (!records) return;
    const startedAt = clock.now();
    const write = (deflated?: Buffer) => {
      writeSlices(createFrame(records, deflated), recipients, 0, () => {
        onSent({ messages, connections: recipients.length, ms: clock.now() - startedAt });
        clock.after(Math.max(0, startedAt + WINDOW_MS - clock.now()), goOn);
      });
    };
    if (recipients.some(({ isDeflating }) => isDeflating)) deflateMessage(records, write);
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
