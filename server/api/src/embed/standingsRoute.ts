import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createAnswer } from '../board/createAnswer';
import { sendAnswer } from '../http/sendAnswer';
import { createSeasonReads } from '../seasons/createSeasonReads';
import type { Seasons } from '../seasons/createSeasons';
import { STANDINGS_CSS } from './standingsCss';
import { STANDINGS_SCRIPT, standingsPage } from './standingsPage';
import { type TableRow, tableRows } from './standingsTable';

export const STANDINGS_PATH = '/embed/bang-xep-hang';

/** That of the tables on the page of a competition, so that both say the same. */
const MAX_AGE_SECONDS = 1;

/** The page runs and loads only its own inline content; only our own pages may frame it. */
const POLICY = [
  "default-src 'none'",
  `style-src '${hashOf(STANDINGS_CSS)}'`,
  `script-src '${hashOf(STANDINGS_SCRIPT)}'`,
  "img-src 'self' https: data:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** League tables as a page for a frame (S19): `?giai=<id>` names the competition, `?theme=` a theme. */
export function standingsRoute(seasons: Seasons) {
  const rowsOf = createSeasonReads<TableRow[]>(MAX_AGE_SECONDS);

  return async (request: FastifyRequest<{ Querystring: Record<string, unknown> }>, reply: FastifyReply) => {
    const { giai, theme } = request.query;
    const tables = await seasons.feedTables();
    const chosen = giai === undefined ? tables[0] : tables.find(({ competition_id }) => `${competition_id}` === giai);
    const rows = chosen ? await rowsOf(chosen.competition_id, '', () => tableRows(chosen, seasons)) : [];
    const page = standingsPage({
      tables,
      chosen,
      rows,
      theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    });
    reply.header('content-security-policy', POLICY);
    if (giai !== undefined && !chosen) reply.code(404);
    return sendAnswer(request, reply, {
      answer: createAnswer(page),
      maxAge: MAX_AGE_SECONDS,
      type: 'text/html; charset=utf-8',
    });
  };
}
