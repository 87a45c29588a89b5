import { test as base } from '../browser/test';
import { type Images, layOutImages } from './layOutImages';

/** A test on the project's images, which are laid out once for all files. */
export const test = base.extend<object, { images: Images }>({
  images: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const images = await layOutImages(['api', 'delivery', 'release']);
      await use(images);
      await images.remove();
    },
    { scope: 'worker' },
  ],
});
