import { WebSocket } from 'ws';

/** What a crowd says to its parent process: it is connected, or the last of it has heard change number `change`. */
export type CrowdNews = { kind: 'connected' } | { kind: 'heard'; change: number; at: number };

const HANDSHAKE = '{"protocol":"json","version":1}\u001e';

/** Milliseconds on a clock that all processes of this machine share. */
export const sharedNow = () => performance.timeOrigin + performance.now();

/** The numbers of the changes in a message: each is the name of a scorer. */
export const changesIn = (text: string) => [...text.matchAll(/bench:(\d+)/g)].map(([, change]) => Number(change));

/** `count` WebSockets in this process; each change is reported once, when the last of them has heard it. */
export async function beACrowd(url: string, count: number): Promise<void> {
  const heardBy = new Map<number, number>();
  const tell = (news: CrowdNews) => process.send?.(news);

  function hear(text: string): void {
    for (const change of changesIn(text)) {
      const heard = (heardBy.get(change) ?? 0) + 1;
      heardBy.set(change, heard);
      if (heard === count) tell({ kind: 'heard', change, at: sharedNow() });
    }
  }

  const connect = () =>
    new Promise<void>((resolve, reject) => {
      const socket = new WebSocket(url);
      socket.once('error', reject);
      socket.once('open', () => socket.send(HANDSHAKE));
      socket.once('message', () => {
        socket.on('message', (data) => hear(data.toString()));
        resolve();
      });
    });
  for (let i = 0; i < count; i++) await connect();
  tell({ kind: 'connected' });
}
