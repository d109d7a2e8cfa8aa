import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

const root = fileURLToPath(new URL('../..', import.meta.url))

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, env: { ...process.env, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, ended, output: () => output }
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function childrenOf(pid: number): Promise<number[]> {
  const { readdir, readFile } = await import('node:fs/promises')
  const found: number[] = []
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    const stat = await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '')
    if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === pid) found.push(Number(entry))
  }
  return found
}

test('npm start prints one address that works, and Ctrl-C ends every process', async ({ request }, info) => {
  const port = await freePort()
  const { child, ended, output } = start({ PORT: String(port), DATA_DIR: info.outputPath('data') })
  await expect.poll(output, { timeout: 90_000 }).toContain('Birth Codex is ready')
  const addresses = output().match(/http:\/\/[^\s]+/g) ?? []
  // Without a mail server, it says besides where the e-mails can be read.
  expect(new Set(addresses)).toEqual(
    new Set([`http://localhost:${port}`, `http://localhost:${port}/dev/mails`]),
  )
  expect((await request.get(`http://localhost:${port}/dev/mails`)).ok()).toBe(true)
  expect((await request.get(`http://localhost:${port}/`)).ok()).toBe(true)

  const children = await childrenOf(child.pid ?? 0)
  expect(children.length).toBeGreaterThanOrEqual(6)
  child.kill('SIGINT')
  expect(await ended).toBe(0)
  await wait(100)
  expect(children.filter(isAlive)).toEqual([])
})

test('npm start says in one sentence that a port is taken', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const { port } = taken.address() as AddressInfo
  const { ended, output } = start({ PORT: String(port) })
  expect(await ended).toBe(1)
  expect(output()).toContain(`Port ${port} is already in use`)
  expect(output()).not.toContain('    at ')
  taken.close()
})

test('nothing is left running when npm start itself is killed', async ({ request }, info) => {
  const port = await freePort()
  const { child, ended, output } = start({ PORT: String(port), DATA_DIR: info.outputPath('data') })
  await expect.poll(output, { timeout: 90_000 }).toContain('Birth Codex is ready')
  const children = await childrenOf(child.pid ?? 0)
  // Lines that nobody reads any more must not hold a process up either.
  await Promise.all(
    Array.from({ length: 20 }, () => request.post(`http://localhost:${port}/api/login`, { data: {} })),
  )
  child.kill('SIGKILL')
  await ended
  await expect.poll(() => children.filter(isAlive), { timeout: 20_000 }).toEqual([])
})
