import { test } from '@playwright/test';
import { INTERNAL_TOKEN, SECRET, startFedServer } from '../product/fedServer';
import { type Product, startProduct } from '../product/startProduct';

/** A product for the tests of a file, in front of an `api` whose own port they can ask. */
export function openFedProduct() {
  let api: Awaited<ReturnType<typeof startFedServer>> | undefined;
  let product: Product | undefined;
  test.beforeAll(async () => {
    api = await startFedServer(20);
    product = await startProduct({ API_ORIGIN: await api.origin(), SIGNATURE_SECRETS: SECRET, INTERNAL_TOKEN });
  });
  test.afterAll(async () => {
    await product?.stop();
    await api?.stop();
  });
  return {
    product(): Product {
      if (!product) throw new Error('The product is there once the tests run');
      return product;
    },
    async apiOrigin(): Promise<string> {
      if (!api) throw new Error('api is there once the tests run');
      return api.origin();
    },
  };
}
