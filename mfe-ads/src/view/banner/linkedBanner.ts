import type { Banner } from 'shared-kernel/entities/banner';
import type { Linked } from '../advert/AdvertPicture';

/** A banner of the server as a picture with a link. */
export function linkedBanner({ position, id, link, file_path, alt, width, height }: Banner): Linked {
  return { slot: position, id, link, source: file_path, alt, width, height };
}
