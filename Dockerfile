# syntax=docker/dockerfile:1
# One image for each service: docker build --build-arg SERVICE=records .
# The gateway's image also holds the page: the shell and the workspace's own builds of the remotes.
ARG NODE_IMAGE=node:22.22.0-bookworm-slim

# What an installation depends on, and nothing else: the layers after it change only when a manifest does.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json -delete && find . -type d -empty -delete

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY --from=manifests /app ./
RUN --mount=type=cache,target=/var/cache/npm npm ci --cache /var/cache/npm --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs
ARG SERVICE
RUN test -d "services/${SERVICE}/dist" \
  && mkdir -p /out/services && cp -R "services/${SERVICE}" /out/services/ && rm -rf "/out/services/${SERVICE}/node_modules" \
  && if [ "${SERVICE}" = gateway ]; then \
       for package in shell mfe-*; do mkdir -p "/out/${package}" && cp -R "${package}/dist" "/out/${package}/dist"; done; \
     fi

FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
COPY --from=manifests /app ./
ARG SERVICE
RUN --mount=type=cache,target=/var/cache/npm \
  # npm keeps what a dev dependency on a part of the workspace needs itself: bundler, TypeScript and test libraries, 150 MB.
  npm pkg delete devDependencies && npm pkg delete devDependencies --workspaces \
  && npm ci --cache /var/cache/npm --omit=dev --no-audit --no-fund --workspace "services/${SERVICE}" \
  # Sources of the workspace are part of the build: the links to them lead nowhere here.
  && find node_modules -type l -delete && mkdir -p "services/${SERVICE}/node_modules" \
  # Of the faces of books, the cuts that no book uses (services/proofs/src/rendering/package-files.ts, script-faces.ts): 200 MB.
  && mkdir -p node_modules/@expo-google-fonts node_modules/@fontsource node_modules/@fontsource-variable \
  && find node_modules/@expo-google-fonts node_modules/@fontsource node_modules/@fontsource-variable -type f \( -name '*.woff' -o -name '*.png' \
       -o -name '*.woff2' ! -name '*-400-normal.woff2' ! -name '*-wght-normal.woff2' \
       -o -name '*.ttf' ! -name '*_400Regular.ttf' ! -path '*/cormorant/*' ! -path '*/eb-garamond/*' \) -delete

FROM ${NODE_IMAGE} AS service
WORKDIR /app
ARG SERVICE
ENV NODE_ENV=production SERVICE=${SERVICE} HOST=0.0.0.0 PORT=8080 DATA_DIR=/data WEB_ROOT=/app
# The press sets a book in a tenth less time, and memory, with this allocator (BSD licence): docs/decisions/0004.
RUN if [ "${SERVICE}" = proofs ]; then \
      apt-get update && apt-get install -y --no-install-recommends libjemalloc2 && rm -rf /var/lib/apt/lists/*; \
    fi
COPY --from=dependencies /app/node_modules ./node_modules
COPY --from=build /out ./
COPY --from=dependencies /app/services/${SERVICE}/node_modules ./services/${SERVICE}/node_modules
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# exec: the service itself is process 1 and gets SIGTERM. The library's bare name is found on every processor.
CMD ["sh", "-c", "if [ ${SERVICE} = proofs ]; then export LD_PRELOAD=libjemalloc.so.2; fi; exec node services/${SERVICE}/dist/start.js"]
