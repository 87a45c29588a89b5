import { serve } from '../../webpack/dev.mjs';

/** `devServer.mjs <folder> <port> [<product>]`: one package's development server, which ends on SIGTERM. */
const [dir = '.', port, product] = process.argv.slice(2);
const { stop } = await serve({ dir, port: Number(port), alone: product !== undefined, product });
process.once('SIGTERM', () => stop().finally(() => process.exit(0)));
process.send?.('ready');
