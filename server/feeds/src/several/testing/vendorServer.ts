import { createServer, type Server } from 'node:http';

/** A vendor's server: its answers by path, which a test may change, on a real socket. */
export type VendorServer = {
  readonly origin: string;
  readonly pages: Map<string, unknown>;
  /** Ends it as a crash does: the port refuses. */
  kill(): Promise<void>;
  /** Listens on the same port again. */
  revive(): Promise<void>;
};

/** @param pages keys are a path, or its beginning when it ends in `*` */
export async function vendorServer(pages: Map<string, unknown>): Promise<VendorServer> {
  let server: Server | undefined;
  let port = 0;

  async function listen(): Promise<void> {
    const listening = createServer((request, response) => {
      const path = request.url ?? '';
      const found = [...pages].find(([key]) => (key.endsWith('*') ? path.startsWith(key.slice(0, -1)) : key === path));
      response.setHeader('connection', 'close');
      if (found) response.end(JSON.stringify(found[1]));
      else response.writeHead(404).end('<html>');
    });
    await new Promise<void>((resolve) => listening.listen(port, '127.0.0.1', resolve));
    const address = listening.address();
    port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    server = listening;
  }

  await listen();
  return {
    origin: `http://127.0.0.1:${port}`,
    pages,
    async kill() {
      server?.closeAllConnections();
      await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
      server = undefined;
    },
    revive: listen,
  };
}
