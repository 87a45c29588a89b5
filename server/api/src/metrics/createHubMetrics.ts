import { Counter, Gauge, Histogram, type Registry } from '@prometheus-io/client';
import type { Hub } from 'hub';
import { KINDS } from 'hub/transportKinds';
import type { HubWatch } from 'hub/watch';

/** Seconds. All of 10,000 sockets take about 80 ms; the promise to visitors is a quarter of a second. */
const FAN_OUT_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Connections, and the cost of broadcasting. Connections are counted on each scrape. */
export function createHubMetrics(registry: Registry) {
  const registers = [registry];
  const broadcasts = new Counter({
    registers,
    name: 'tyso_hub_broadcasts_total',
    help: 'Changes sent to all connections.',
  });
  const frames = new Counter({
    registers,
    name: 'tyso_hub_frames_total',
    help: 'Frames they travelled in: those of 100 ms share one.',
  });
  const writes = new Counter({
    registers,
    name: 'tyso_hub_frame_writes_total',
    help: 'Frames times the connections each was written to.',
  });
  const fanOut = new Histogram({
    registers,
    name: 'tyso_hub_fan_out_seconds',
    buckets: FAN_OUT_BUCKETS,
    help: 'From the first write of a frame to the last.',
  });
  const slow = new Counter({
    registers,
    name: 'tyso_hub_slow_readers_total',
    labelNames: ['transport'],
    help: 'Clients cut because they read too slowly.',
  });
  for (const { name } of KINDS) slow.inc({ transport: name }, 0);

  const watch: HubWatch = {
    frameSent({ messages, connections, ms }) {
      broadcasts.inc(messages);
      frames.inc();
      writes.inc(connections);
      fanOut.observe(ms / 1000);
    },
    slowReaderCut: (transport) => slow.inc({ transport }),
  };

  return {
    watch,
    /** Called once, when the hub exists. */
    countConnections(hub: Pick<Hub, 'connectionsByTransport'>): void {
      new Gauge({
        registers,
        name: 'tyso_hub_connections',
        labelNames: ['transport'],
        help: 'Clients that have shaken hands.',
        collect() {
          const counts = hub.connectionsByTransport();
          for (const { name } of KINDS) this.set({ transport: name }, counts.get(name) ?? 0);
        },
      });
    },
  };
}
