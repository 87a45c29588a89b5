import type { Socket } from 'node:net';
import * as installed from '@microsoft/signalr';
import * as three from 'signalr-3';
import * as six from 'signalr-6';
import * as eight from 'signalr-8';
import { afterTest } from './testing/afterTest';
import { calls, TRANSPORTS } from './testing/stockClient';
import { startTestHub } from './testing/testHub';

/** What all releases of the stock client have in common. */
type Release = { HubConnectionBuilder: new () => Builder };

type Builder = {
  withUrl(url: string, options: { transport: number; logger: number }): Builder;
  build(): {
    on(target: string, received: (...args: unknown[]) => void): void;
    start(): Promise<void>;
    stop(): Promise<void>;
    invoke(target: string, ...args: unknown[]): Promise<unknown>;
  };
};

const RELEASES: readonly (readonly [name: string, Release])[] = [
  ['3.1', three],
  ['6', six],
  ['8', eight],
  ['10', installed],
];

const PAIRS = RELEASES.flatMap(([release, { HubConnectionBuilder }]) =>
  TRANSPORTS.map(([name, transport]) => ({ release, HubConnectionBuilder, name, transport })),
);

/** Text that compression makes a fiftieth as long, so that the bytes sent show whether it was compressed. */
const MATCH = JSON.stringify({ match_id: 1, incidents: Array(200).fill('Nguyễn Quang Hải "90+4\'"') });

describe.each(PAIRS)('the stock client of $release over $name', ({ HubConnectionBuilder, name, transport }) => {
  it('calls, gets changes of matches, and hears compressed frames where it may', async () => {
    const { url, app, hub, transportsUsed } = await startTestHub();
    const lines: Socket[] = [];
    app.server.on('connection', (line: Socket) => lines.push(line));
    const client = new HubConnectionBuilder().withUrl(url, { transport, logger: installed.LogLevel.None }).build();
    afterTest(() => client.stop());
    const received = calls(client, 'UpdateScoreIncident', 2);
    await client.start();
    expect(await client.invoke('Echo', 'bàn thắng')).toBe('bàn thắng');
    hub.broadcast('UpdateScoreIncident', 'goal');
    hub.broadcast('UpdateScoreIncident', MATCH);
    expect(await received).toEqual([['goal'], [MATCH]]);
    expect(transportsUsed()).toEqual([name]);
    const sent = lines.reduce((bytes, { bytesWritten }) => bytes + bytesWritten, 0);
    expect(sent < MATCH.length).toBe(name === 'WebSockets');
  });
});
