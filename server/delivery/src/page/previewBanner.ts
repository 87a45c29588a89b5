import { PREVIEW_PARAMETER } from 'server-shared/previews/previewParameter';
import type { Looked } from '../pointers/livePointers';
import { escapeHtml } from './escape';

/** The content policy of such a page has its hash. */
export const PREVIEW_CSS =
  '.xem-truoc{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center;justify-content:center;padding:8px 12px;background:#7c2d12;color:#fff;font:600 14px/1.4 system-ui,sans-serif}.xem-truoc a{color:#fff;padding:4px 8px}';

/** The clock of Vietnam, which has no summer time. */
const ZONE_SECONDS = 7 * 60 * 60;

/**
 * Says above the page that it is a look at a release or content which is not live, until when, and how to leave. It stands
 * outside of what the app renders, and only in the answer to whoever looks.
 */
export function previewBanner(looked: Looked): string {
  const name = 'remote' in looked ? `${looked.remote} ${looked.release}` : 'nội dung';
  const what = `Bản xem trước “${looked.label}”: ${name}, đến ${clock(looked.until)}`;
  return `<aside class="xem-truoc" aria-label="Bản xem trước"><style>${PREVIEW_CSS}</style><span>${escapeHtml(what)}</span><a href="?${PREVIEW_PARAMETER}=">Thoát</a></aside>
`;
}

/** `14:05 ngày 26/11` */
function clock(at: number): string {
  const [, month, day, time] =
    /^\d+-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(new Date((at + ZONE_SECONDS) * 1000).toISOString()) ?? [];
  return `${time} ngày ${day}/${month}`;
}
