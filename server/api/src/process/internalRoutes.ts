import type { FastifyInstance } from 'fastify';
import { contentPreviewPath } from 'server-shared/previews/contentPreview';
import { FILES_PATH, filePath, LIVE_PATH, MISSING_PATH } from 'server-shared/releases/liveAnswer';
import { RELEASE_FIGURES_PATH } from 'server-shared/releases/releaseFigures';
import { RENDERED_PATH } from 'server-shared/releases/rendered';
import { registerAdvertAdmin } from '../adverts/adminRoutes';
import type { AdvertCounts } from '../adverts/createAdvertCounts';
import { registerContentAdmin } from '../content/adminRoutes';
import { registerHistoryAdmin } from '../history/adminRoutes';
import { backupRoute } from '../internal/backupRoute';
import { onlyFor } from '../internal/callers';
import {
  eraseFileRoute,
  fileRoute,
  MAX_SENT,
  missingFilesRoute,
  type OnErased,
  putFilesRoute,
} from '../internal/fileRoutes';
import { changeLiveRoute, liveRoute } from '../internal/liveRoutes';
import { addReleasePreviewRoute, contentPreviewRoute, findReleasePreviewRoute } from '../internal/previewRoutes';
import { putReleaseRoute, releaseListRoute } from '../internal/releaseRoutes';
import { renderedRoute } from '../internal/renderedRoute';
import { addTeamRoute, revokeTeamRoute, teamListRoute } from '../internal/teamRoutes';
import type { ChangeLive } from '../releases/createChangeLive';
import type { LiveFeed } from '../releases/createLiveFeed';
import type { Store } from '../store/store';
import { figuresRoute } from '../visits/figuresRoute';
import type { openVisits } from '../visits/openVisits';

type Deps = {
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
export function registerInternalRoutes(app: FastifyInstance, deps: Deps): void {
  const { store, visits, now } = deps;
  const all = onlyFor('servers', 'team', 'operator');
  const servers = onlyFor('servers', 'operator');
  const teams = onlyFor('team', 'operator');
  const operator = onlyFor('operator');

  app.get(LIVE_PATH, all, liveRoute(deps.feed));
  app.post(LIVE_PATH, teams, changeLiveRoute(deps.change));
  app.get(filePath(':sha256'), all, fileRoute(deps));
  app.post(FILES_PATH, { ...teams, bodyLimit: MAX_SENT }, putFilesRoute(deps));
  app.post(MISSING_PATH, { ...teams, bodyLimit: MAX_SENT }, missingFilesRoute(deps));
  app.delete(filePath(':sha256'), teams, eraseFileRoute(deps, deps.onErased));
  app.put(`${RELEASES}/:name/:release`, { ...teams, bodyLimit: 1024 * 1024 }, putReleaseRoute(deps));
  app.get(RELEASES, teams, releaseListRoute(deps));
  app.post(RELEASE_PREVIEWS, teams, addReleasePreviewRoute(deps));
  app.get(`${RELEASE_PREVIEWS}/:key`, servers, findReleasePreviewRoute(deps));
  app.get(contentPreviewPath(':key'), servers, contentPreviewRoute(store));
  app.get(RELEASE_FIGURES_PATH, all, figuresRoute(visits.figures));
  app.post(RENDERED_PATH, servers, renderedRoute({ store, now, isKnown: visits.counts.knows }));
  app.get(TEAMS, operator, teamListRoute(deps));
  app.post(TEAMS, operator, addTeamRoute(deps));
  app.post(`${TEAMS}/:name/revoke`, operator, revokeTeamRoute(deps));
  app.get('/internal/backup', operator, backupRoute(store, deps.dataDir));
  // `npm run content`, `ads:report` and `history`.
  app.register(async (scope) => {
    scope.addHook('onRequest', operator.onRequest);
    registerContentAdmin(scope, store);
    registerAdvertAdmin(scope, deps);
    registerHistoryAdmin(scope, store);
  });
}
