import type { Banner } from 'shared-kernel/entities/banner';
import type { Linked } from '../advert/AdvertPicture';

/** A banner of the server as a picture with a link. */
export function linkedBanner({ position, id, link, file_path, alt, width, height, phone_picture }: Banner): Linked {
  const phone = phone_picture && {
    source: phone_picture.file_path,
    width: phone_picture.width,
    height: phone_picture.height,
  };
  return { slot: position, id, link, source: file_path, alt, width, height, phone };
}
