import type { Decoder, Report } from 'shared-kernel/decode/decode';
import { type Banner, bannerSchema } from 'shared-kernel/entities/banner';
import { listAnswer } from 'shared-kernel/protocol/dataAnswer';
import { isBetting } from '../domain/advert';

/** Decodes the answer of `/banner`; a bad banner is left out and reported. */
export function readBanners(report: Report): Decoder<Banner[]> {
  const read = listAnswer(bannerSchema, report);
  return (raw) => read(raw).map(marked);
}

/** A banner that leads to bookmakers counts as a betting advert even if the team has not marked it. */
function marked(banner: Banner): Banner {
  return { ...banner, is_betting: isBetting({ betting: banner.is_betting, link: banner.link }) };
}
