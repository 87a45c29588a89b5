# One build, three images: `docker build --target api .`, `--target delivery`, `--target team`.
# Each package is built from its own files and those it needs: a change of one leaves the others as they were built.
FROM node:24.22.3-slim AS dependencies
WORKDIR /tyso
# Dependencies first: a change of code reinstalls nothing.
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY shared-kernel/package.json shared-kernel/
COPY shell/package.json shell/
COPY mfe-scores/package.json mfe-scores/
COPY mfe-articles/package.json mfe-articles/
COPY mfe-ads/package.json mfe-ads/
COPY server/api/package.json server/api/
COPY server/delivery/package.json server/delivery/
COPY server/feeds/package.json server/feeds/
COPY server/shared/package.json server/shared/
COPY server/hub/package.json server/hub/
COPY tooling/package.json tooling/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile --filter '!e2e' --filter '!bench'

FROM dependencies AS common
COPY tooling tooling
COPY shared-kernel shared-kernel

FROM common AS build-shell
COPY shell shell
RUN npm run build --prefix shell

FROM common AS build-scores
COPY mfe-scores mfe-scores
RUN npm run build --prefix mfe-scores

FROM common AS build-articles
COPY mfe-articles mfe-articles
RUN npm run build --prefix mfe-articles

FROM common AS build-ads
COPY mfe-ads mfe-ads
RUN npm run build --prefix mfe-ads

FROM common AS common-server
COPY server/shared server/shared

FROM common-server AS build-api
COPY server/hub server/hub
COPY server/feeds server/feeds
COPY server/api server/api
RUN npm run build --prefix server/api
RUN npx --yes pnpm@12.21.0 --filter api deploy --prod --legacy /out/api

FROM common-server AS build-delivery
COPY server/delivery server/delivery
RUN npm run build --prefix server/delivery
RUN npx --yes pnpm@12.21.0 --filter delivery deploy --prod --legacy /out/delivery

FROM node:24.22.3-slim AS base
LABEL org.opencontainers.image.title="TySo" \
      org.opencontainers.image.licenses="MIT"
# glibc gives large blocks back to the system at once (docs/decisions/0001-build-and-checks.md).
ENV NODE_ENV=production DATA_DIR=/data MALLOC_TRIM_THRESHOLD_=131072
# A new volume begins as this folder.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
WORKDIR /app

FROM base AS api
LABEL org.opencontainers.image.description="REST, the hub and the feed"
ENV API_HOST=0.0.0.0 API_PORT=9000 INTERNAL_HOST=0.0.0.0 INTERNAL_PORT=9003
EXPOSE 9000 9003
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:9000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# A signal would open the debugger to whoever may send one: what renders for releases may.
CMD ["node", "--disable-sigusr1", "--max-semi-space-size=16", "server/api/dist/main.js"]
COPY --from=build-api /out/api server/api
# From the project itself: a changed text is copied, and builds nothing.
COPY content content
COPY mfe-ads/content mfe-ads/content
COPY server/feeds/recordings server/feeds/recordings
# Last, since it differs with each commit.
ARG REVISION=unknown
LABEL org.opencontainers.image.revision="$REVISION"

FROM base AS delivery
LABEL org.opencontainers.image.description="The origin that visitors see"
ENV HOST=0.0.0.0 PORT=8080 METRICS_HOST=0.0.0.0
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=3s --start-period=90s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-sigusr1", "--max-semi-space-size=16", "server/delivery/dist/main.js"]
COPY --from=build-delivery /out/delivery server/delivery
ARG REVISION=unknown
LABEL org.opencontainers.image.revision="$REVISION"

# The builds of the shell and the remotes, and the commands that make them live through `api`.
FROM base AS team
LABEL org.opencontainers.image.description="Makes releases live, and takes them back"
ENTRYPOINT ["node", "server/delivery/dist/bin/live.js"]
# At each `docker compose up`: releases only what was never released, and leaves everything else as it is. An image builds, and checks
# nothing.
CMD ["release", "--all", "--missing", "--started", "--reason", "first deploy", "--unchecked", "as built in the image"]
COPY --from=build-delivery /out/delivery server/delivery
COPY --from=build-shell /tyso/shell/dist shell/dist
COPY --from=build-scores /tyso/mfe-scores/dist mfe-scores/dist
COPY --from=build-articles /tyso/mfe-articles/dist mfe-articles/dist
COPY --from=build-ads /tyso/mfe-ads/dist mfe-ads/dist
ARG REVISION=unknown
LABEL org.opencontainers.image.revision="$REVISION"
