import type { AddressInfo } from 'node:net';
import { startWatchdog } from 'tooling/server/watchdog.mjs';
import { createDelivery } from './app';
import { readConfig } from './config/deliveryConfig';
import { startupMessage } from './startupMessage';
import { waitForApi } from './waitForApi';

/** Checks the configuration, waits for `api` if it is ours, and opens the port; ends on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  startWatchdog('delivery');
  const config = readConfig(process.env);
  const ending = new AbortController();
  const app = await createDelivery(config);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      ending.abort();
      void app.close().then(() => process.exit(0));
    });
  }
  if (config.waitsForApi && !(await waitForApi(config.apiOrigin, ending.signal))) return;
  await app.listen({ host: config.host, port: config.port });
  tellParent(app.server.address());
}

/** `npm start` prints the URL on this message; port 0 is a real one by then. */
function tellParent(address: AddressInfo | string | null): void {
  if (typeof address === 'object' && address) process.send?.({ port: address.port });
}

main().catch((error: unknown) => {
  console.error(startupMessage(error, process.env));
  process.exit(1);
});
