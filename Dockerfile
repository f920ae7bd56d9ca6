# syntax=docker/dockerfile:1
# A tag may name a different image tomorrow; a digest can't. docs/operations/install.md describes how to update the images.
FROM node:24.20.0-bookworm@sha256:be23f54a88d34e8824c741b19b91064094f92c1c97b194144bfc8b50d67258e2 AS build
WORKDIR /app
# The image brings Node's headers: native modules are built against them without a download.
ENV npm_config_nodedir=/usr/local
COPY . .
RUN node scripts/setup.mjs --omit=dev

FROM build AS packages
# The image makes its backups with better-sqlite3 and runs its scripts without tsx. Prisma's command line and TypeScript are
# optional peers of the client, so pruning alone would keep them. Pruning puts back the better-sqlite3 that setup.mjs
# replaced, so it is replaced again.
RUN npm pkg delete devDependencies optionalDependencies dependencies.tsx \
 && npm prune --ignore-scripts \
 && rm -rf node_modules/better-sqlite3 \
 && mv node_modules/better-sqlite3-napi node_modules/better-sqlite3 \
 && node scripts/image/trim.mjs

FROM node:24.20.0-bookworm-slim@sha256:ba849c60be29959425b8734d57b8b4b7d56f98edd9504c9af091d5281095a71e
LABEL org.opencontainers.image.title="Ratatoskr" \
      org.opencontainers.image.description="A Discord bot that carries Norse board games through a channel."
ENV NODE_ENV=production DATABASE_URL=file:/app/data/ratatoskr.db HEALTH_PORT=8790 MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=packages /app/package.json ./
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY prisma ./prisma
COPY assets ./assets
# docker compose exec bot node scripts/database.ts backup --keep 14
COPY scripts/database.ts ./scripts/database.ts
COPY scripts/database ./scripts/database
COPY scripts/env-file.mjs ./scripts/env-file.mjs
COPY src/storage/sqlite/backups/copy-mark.ts src/storage/sqlite/backups/restoring.ts ./src/storage/sqlite/backups/
COPY src/storage/sqlite/file/own.ts ./src/storage/sqlite/file/
COPY src/storage/storage-url.ts src/storage/server-url.ts ./src/storage/
RUN mkdir data && chown node:node data
USER node
VOLUME /app/data
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.HEALTH_PORT}/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--enable-source-maps", "dist/src/main.js"]
