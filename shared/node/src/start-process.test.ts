import { createHttpApp } from './http-app'
import { silentLogger } from './logger'
import { serveProcess } from './start-process'

it('a process tells how long its event loop was held, and sends the same headers with everything', async () => {
  const running = await serveProcess(
    {
      name: 'kit',
      port: 0,
      host: '127.0.0.1',
      drainMs: 0,
      create: ({ metrics, isEnding }) => ({
        app: createHttpApp({
          name: 'kit',
          logger: silentLogger(),
          metrics,
          readiness: () => ({ isReady: !isEnding() }),
          mount: () => undefined,
        }),
      }),
    },
    silentLogger(),
  )
  const ask = (path: string) => fetch(`http://127.0.0.1:${running.port}${path}`)
  try {
    expect(await (await ask('/metrics')).text()).toMatch(
      /^nodejs_eventloop_lag_p99_seconds\{service="kit"\} \d/m,
    )
    for (const path of ['/healthz', '/readyz', '/metrics', '/nothing']) {
      const { headers } = await ask(path)
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      })
      expect(headers.get('x-powered-by')).toBeNull()
    }
  } finally {
    await running.stop()
  }
})
