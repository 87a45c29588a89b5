import type { Shell } from 'shared-kernel/contract/shell';
import { standingSchema } from 'shared-kernel/entities/standing';
import { listAnswer } from 'shared-kernel/protocol/dataAnswer';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { createResource } from 'shared-kernel/state/createResource';
import { perShell } from 'shared-kernel/state/perShell';

/** The competitions that have a league table, in the site's order. */
export const standingsOf = perShell(({ http, report }: Shell) =>
  createResource({
    load: (signal) => http.get(REST_PATHS.standing, { decode: listAnswer(standingSchema, report), signal }),
    report,
  }),
);
