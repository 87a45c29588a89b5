import { test } from '../browser/test';
import { SECRET } from '../product/fedServer';
import { type Product, startProduct } from '../product/startProduct';
import { type Saturday, startSaturday } from './saturdayServer';

/** Starts a product over a Saturday under the tests' control, and stops it after them; call it at the file's top. */
export function serveSaturday(matches: number) {
  let saturday: Saturday;
  let product: Product;
  test.beforeAll(async () => {
    saturday = await startSaturday(matches);
    product = await startProduct({ API_ORIGIN: saturday.origin, SIGNATURE_SECRETS: SECRET });
  });
  test.afterAll(async () => {
    await product?.stop();
    await saturday?.stop();
  });
  return {
    get url() {
      return product.url;
    },
    get saturday() {
      return saturday;
    },
  };
}
