import { readConfig } from './config'
import { startPocketMongo } from './server'

async function start(): Promise<void> {
  const server = await startPocketMongo(readConfig())
  process.stdout.write(`${JSON.stringify({ event: 'listening', port: server.port })}\n`)
  let closing: Promise<void> | undefined
  const close = () => (closing ??= server.close())
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
