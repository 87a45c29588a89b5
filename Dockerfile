# One build, two images: `docker build --target api .` and `--target delivery`.
FROM node:24-slim AS build
WORKDIR /tyso
COPY . .
# The same pinned package manager, lockfile and builds as `npm start`.
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile \
 && npx --yes pnpm@12.21.0 --recursive run build \
 && npx --yes pnpm@12.21.0 --filter api deploy --prod --legacy /out/api \
 && npx --yes pnpm@12.21.0 --filter delivery deploy --prod --legacy /out/delivery

FROM node:24-slim AS base
ENV NODE_ENV=production DATA_DIR=/data
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
WORKDIR /app

FROM base AS api
ENV API_HOST=0.0.0.0 API_PORT=9000
COPY --from=build /out/api api
COPY --from=build /tyso/content content
COPY --from=build /tyso/mfe-ads/content mfe-ads/content
EXPOSE 9000
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:9000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "api/dist/main.js"]

FROM base AS delivery
ENV HOST=0.0.0.0 PORT=8080 WAIT_FOR_API=on
COPY --from=build /out/delivery delivery
COPY --from=build /tyso/shell/dist shell/dist
COPY --from=build /tyso/mfe-scores/dist mfe-scores/dist
COPY --from=build /tyso/mfe-articles/dist mfe-articles/dist
COPY --from=build /tyso/mfe-ads/dist mfe-ads/dist
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# What the image was built with goes live, also over what a former image left in the data volume.
CMD ["sh", "-c", "node delivery/dist/bin/release.js --all && exec node delivery/dist/main.js"]
