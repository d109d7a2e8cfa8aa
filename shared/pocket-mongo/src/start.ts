import { readConfig } from './config'
import { startPocketMongo } from './server'

async function start(): Promise<void> {
  const servers = await Promise.all(readConfig().map((settings) => startPocketMongo(settings)))
  for (const { port } of servers) process.stdout.write(`${JSON.stringify({ event: 'listening', port })}\n`)
  let closing: Promise<unknown> | undefined
  const close = () => (closing ??= Promise.all(servers.map((server) => server.close())))
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
