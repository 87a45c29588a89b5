import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { startWatchdog } from 'tooling/server/watchdog.mjs';
import { createDelivery } from './app';
import { type DeliveryConfig, readConfig } from './config/deliveryConfig';
import { createConnectionDrain } from './http/createConnectionDrain';
import { createMetrics, createMetricsServer, type Metrics } from './metrics/createMetrics';
import { startupMessage } from './startupMessage';
import { waitForApi } from './waitForApi';

/** Checks the configuration, waits for `api` if it is ours, and opens the port; ends on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  startWatchdog('delivery');
  const config = readConfig(process.env);
  const ending = new AbortController();
  const metrics = createMetrics();
  const drain = createConnectionDrain(pause);
  const app = await createDelivery(config, { metrics, drain });
  if (config.metrics) await listenForMetrics(app, config.metrics, metrics, config.inside.hosts);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      ending.abort();
      void end(app, config.drains ? drain.begin() : undefined);
    });
  }
  if (config.waitsForApi && !(await waitForApi(config.apiOrigin, ending.signal))) return;
  await app.listen({ host: config.host, port: config.port });
  notifyParent(app.server.address());
}

/** @param left resolves once its visitors are with other servers, or the time for that is over */
async function end(app: FastifyInstance, left: Promise<void> | undefined): Promise<void> {
  if (app.server.listening) await left;
  await app.close();
  process.exit(0);
}

/** Together with the server itself, and before it: that it is not ready yet can be seen, too. */
async function listenForMetrics(
  app: FastifyInstance,
  { host, port }: NonNullable<DeliveryConfig['metrics']>,
  { registry }: Metrics,
  hosts: readonly string[],
): Promise<void> {
  const server = createMetricsServer(registry, hosts);
  app.addHook('onClose', () => server.close());
  await server.listen({ host, port });
}

/** `npm start` prints the URL on this message; port 0 is a real one by then. */
function notifyParent(address: AddressInfo | string | null): void {
  if (typeof address === 'object' && address) process.send?.({ port: address.port });
}

main().catch((error: unknown) => {
  console.error(startupMessage(error, process.env));
  process.exit(1);
});
