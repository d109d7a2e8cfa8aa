import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import type { Platform } from './fixtures/product'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A port that nothing listens on. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** A gateway of a test's own before the services of the product: started, stopped and started again at one address, with other settings. */
export async function createOwnGateway(platform: Platform, dataFolder: string) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const addresses = Object.entries(platform.serviceUrls).map(([name, address]) => [
    `${name.toUpperCase()}_URL`,
    address,
  ])
  /** Resolves to the function that stops it. */
  const start = async (settings: Record<string, string> = {}) => {
    const child = spawn(process.execPath, [join(root, 'services/gateway/dist/start.js')], {
      env: {
        ...process.env,
        ...Object.fromEntries(addresses),
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: url,
        INTERNAL_SECRET: platform.secret,
        WEB_ROOT: root,
        DATA_DIR: dataFolder,
        LOG_LEVEL: 'warn',
        ...settings,
      },
      stdio: 'ignore',
    })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    const isUp = () =>
      fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(isUp, { timeout: 30_000 }).toBe(true)
    return async () => {
      child.kill('SIGTERM')
      await ended
    }
  }
  return { url, start }
}
