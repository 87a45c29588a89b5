import type { MatchRecord } from 'shared-kernel/entities/match';
import { test } from '../browser/test';
import { type Product, startProduct } from '../product/startProduct';
import { type Answers, startBoardServer } from './boardServer';

/**
 * Starts a product over a board under the tests' control, and stops it after them; call it at the file's top. Each test
 * begins with the board as it is given.
 *
 * @param env more of the product's settings, such as `{ CHAT_URL: '/404.html' }`
 * @param answers of other paths of REST
 */
export function serveBoard(matches: readonly MatchRecord[], env: Record<string, string> = {}, answers: Answers = {}) {
  let server: Awaited<ReturnType<typeof startBoardServer>>;
  let product: Product;
  test.beforeAll(async () => {
    server = await startBoardServer(matches, answers);
    product = await startProduct({ API_ORIGIN: server.origin, DRAWING_PATIENCE: '20', ...env });
  });
  test.beforeEach(() => server.restore());
  test.afterAll(async () => {
    await product?.stop();
    await server?.stop();
  });
  return {
    get url() {
      return product.url;
    },
    change: (id: number, given: Partial<MatchRecord>) => server.change(id, given),
  };
}
