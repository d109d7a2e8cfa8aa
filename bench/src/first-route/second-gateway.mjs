import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { reservePorts } from '../../../scripts/ports.mjs'
import { root } from '../../../scripts/workspaces.mjs'

/** A second gateway over the files in `webRoot`, before the same services; `folder` is for what it stores. */
export async function startSecondGateway(platform, { webRoot, folder, env = {} }) {
  const {
    ports: [port],
  } = await reservePorts(1)
  const upper = Object.entries(platform.serviceUrls).map(([name, url]) => [`${name.toUpperCase()}_URL`, url])
  const child = spawn(process.execPath, [join(root, 'services/gateway/dist/start.js')], {
    env: {
      ...process.env,
      ...Object.fromEntries(upper),
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://localhost:${port}`,
      INTERNAL_SECRET: platform.secret,
      WEB_ROOT: webRoot,
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: 'ignore',
  })
  const url = `http://localhost:${port}`
  for (let tries = 0; ; tries += 1) {
    if (
      await fetch(`${url}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break
    if (tries > 200) throw new Error('The second gateway does not start')
    await sleep(100)
  }
  return { url, stop: () => child.kill('SIGTERM') }
}
