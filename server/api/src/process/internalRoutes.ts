import type { FastifyInstance } from 'fastify';
import { contentPreviewPath } from 'server-shared/previews/contentPreview';
import { FILES_PATH, filePath, LIVE_PATH, MISSING_PATH } from 'server-shared/releases/liveAnswer';
import { RELEASE_FIGURES_PATH } from 'server-shared/releases/releaseFigures';
import { RENDERED_PATH } from 'server-shared/releases/rendered';
import { registerAdvertAdmin } from '../adverts/adminRoutes';
import type { AdvertCounts } from '../adverts/createAdvertCounts';
import { registerContentAdmin } from '../content/adminRoutes';
import { previewRoute } from '../content/previewRoute';
import { registerHistoryAdmin } from '../history/adminRoutes';
import { backupRoute } from '../internal/backupRoute';
import { onlyFor } from '../internal/callers';
import {
  eraseFileRoute,
  fileRoute,
  MOST_SENT,
  missingFilesRoute,
  type OnErased,
  putFilesRoute,
} from '../internal/fileRoutes';
import { changeLiveRoute, liveRoute } from '../internal/liveRoutes';
import { previewReleaseRoute, releasePreviewRoute } from '../internal/previewRoutes';
import { putReleaseRoute, releaseListRoute } from '../internal/releaseRoutes';
import { renderedRoute } from '../internal/renderedRoute';
import { addTeamRoute, revokeTeamRoute, teamListRoute } from '../internal/teamRoutes';
import type { ChangeLive } from '../releases/createChangeLive';
import type { LiveFeed } from '../releases/createLiveFeed';
import type { Store } from '../store/store';
import { figuresRoute } from '../visits/figuresRoute';
import type { openVisits } from '../visits/openVisits';

type Parts = {
  store: Store;
  feed: LiveFeed;
  change: ChangeLive;
  visits: Awaited<ReturnType<typeof openVisits>>;
  adverts: AdvertCounts;
  dataDir: string;
  /** Server time in unix seconds. */
  now: () => number;
  onErased: OnErased;
};

const RELEASES = '/internal/releases';
const RELEASE_PREVIEWS = '/internal/release-previews';
const TEAMS = '/internal/teams';

/** What only servers, teams and the operator ask: each address with who may, and what answers it. */
export function registerInternalRoutes(app: FastifyInstance, parts: Parts): void {
  const { store, visits, now } = parts;
  const all = onlyFor('servers', 'team', 'operator');
  const servers = onlyFor('servers', 'operator');
  const teams = onlyFor('team', 'operator');
  const operator = onlyFor('operator');

  app.get(LIVE_PATH, all, liveRoute(parts.feed));
  app.post(LIVE_PATH, teams, changeLiveRoute(parts.change));
  app.get(filePath(':sha256'), all, fileRoute(parts));
  app.post(FILES_PATH, { ...teams, bodyLimit: MOST_SENT }, putFilesRoute(parts));
  app.post(MISSING_PATH, { ...teams, bodyLimit: MOST_SENT }, missingFilesRoute(parts));
  app.delete(filePath(':sha256'), teams, eraseFileRoute(parts, parts.onErased));
  app.put(`${RELEASES}/:name/:release`, { ...teams, bodyLimit: 1024 * 1024 }, putReleaseRoute(parts));
  app.get(RELEASES, teams, releaseListRoute(parts));
  app.post(RELEASE_PREVIEWS, teams, previewReleaseRoute(parts));
  app.get(`${RELEASE_PREVIEWS}/:key`, servers, releasePreviewRoute(parts));
  app.get(contentPreviewPath(':key'), servers, previewRoute(store));
  app.get(RELEASE_FIGURES_PATH, all, figuresRoute(visits.figures));
  app.post(RENDERED_PATH, servers, renderedRoute({ store, now, isKnown: visits.counts.knows }));
  app.get(TEAMS, operator, teamListRoute(parts));
  app.post(TEAMS, operator, addTeamRoute(parts));
  app.post(`${TEAMS}/:name/revoke`, operator, revokeTeamRoute(parts));
  app.get('/internal/backup', operator, backupRoute(store, parts.dataDir));
  // `npm run content`, `ads:report` and `history`.
  app.register(async (scope) => {
    scope.addHook('onRequest', operator.onRequest);
    registerContentAdmin(scope, store);
    registerAdvertAdmin(scope, parts);
    registerHistoryAdmin(scope, store);
  });
}
