import type { PictureFile } from './pictureFile';
import type { ReadItem } from './readItem';

/** What was read, ready to be sent. */
export type Finished = { items: unknown[]; pictures: PictureFile[] };

/**
 * Paints what items need besides their files. It takes a moment for each, so it happens only to those that are sent.
 *
 * @param onLack called with an item that goes without
 */
export async function finishItems(items: readonly ReadItem[], onLack: (error: Error) => void): Promise<Finished> {
  const finished = await Promise.all(
    items.map(async ({ key, item, finish }) => {
      try {
        return finish ? await finish() : { item, pictures: [] };
      } catch (error) {
        onLack(
          new Error(`${key}: no picture for where it is shared: ${error instanceof Error ? error.message : error}`),
        );
        return { item, pictures: [] };
      }
    }),
  );
  return {
    items: finished.map(({ item }) => item),
    pictures: finished.flatMap(({ pictures }) => pictures),
  };
}
