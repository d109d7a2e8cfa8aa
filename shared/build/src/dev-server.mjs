// The first free port from here on: 8080 is the gateway's.
process.env.RSPACK_DEV_SERVER_BASE_PORT ??= '3000'

/** A development server that takes everything but the page itself from a running gateway. */
export const devServer = (extraPaths = []) => ({
  port: 'auto',
  hot: true,
  historyApiFallback: true,
  proxy: [
    {
      context: ['/api', ...extraPaths],
      target: process.env.GATEWAY_URL ?? 'http://localhost:8080',
      changeOrigin: true,
    },
  ],
})
