import type { Answer, PageRequest } from 'shared-kernel/contract/serverEntry';
import { decode } from 'shared-kernel/decode/decode';
import { siteConfigSchema } from 'shared-kernel/entities/siteConfig';
import { queryText } from 'shared-kernel/http/query';
import { KICK_OFF } from 'shared-kernel/testing/builders';
import { draw, needs } from '../server';

/** A request for a page of ours, at the kick-off of the kernel's builders. */
export function aRequest(
  pattern: string,
  given: Partial<PageRequest> & { id?: string; base?: string } = {},
): PageRequest {
  const { id, base = '/', ...rest } = given;
  return {
    part: { kind: 'page', pattern },
    path: pattern.replace(':id', id ?? ''),
    params: id === undefined ? {} : { id },
    search: {},
    now: KICK_OFF,
    zone: 'Asia/Ho_Chi_Minh',
    site: decode(siteConfigSchema, { signature_secret: 'bí mật', base_path: base }),
    publicUrl: 'https://tyso.vn',
    ...rest,
  };
}

/** JSON by address; a number refuses with that status, and what is missing does not come. */
export type BodiesByPath = Readonly<Record<string, unknown>>;

/** The answers to what the entry needs. */
export function answersTo(request: PageRequest, given: BodiesByPath): Answer[] {
  return needs(request).flatMap(({ key, path, query = {} }): Answer[] => {
    const body = given[path + queryText(query)];
    if (body === undefined) return [];
    return [typeof body === 'number' ? { key, status: body, at: 0 } : { key, status: 200, body, at: 0 }];
  });
}

export function renderWith(request: PageRequest, given: BodiesByPath) {
  return draw(request, answersTo(request, given));
}

/** What a browser makes of the HTML. */
export function elementOf(html: string | undefined): HTMLElement {
  const element = document.createElement('div');
  // biome-ignore lint/plugin: what the entry rendered is the test's own.
  element.innerHTML = html ?? '';
  return element;
}

/** Addresses of what the app asks for. */
export const LIST = '/NewPost?pageNumber=1&pageSize=20';
export const NEWEST = '/NewPost?pageNumber=1&pageSize=6';
