import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { createSupervisedProcess } from './supervised-process.mjs'

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
const until = async (isTrue: () => boolean, seconds = 10) => {
  for (let waited = 0; !isTrue(); waited += 20) {
    if (waited > seconds * 1000) throw new Error('It did not come true in time')
    await sleep(20)
  }
}

const folder = mkdtempSync(join(tmpdir(), 'supervised-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const program = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
const server = program(
  'server.mjs',
  `process.on('SIGTERM', () => { console.log('ending'); process.exit(0) })
   console.log('up ' + process.pid)
   setInterval(() => {}, 1000)`,
)

const supervise = (entry: string) => {
  const lines: string[] = []
  const events: string[] = []
  const supervised = createSupervisedProcess({
    name: 'x',
    entry,
    env: process.env,
    cwd: folder,
    onLine: (text: string) => void lines.push(text),
    onEvent: (text: string) => void events.push(text),
  })
  return { supervised, lines, events, starts: () => lines.filter((text) => text.startsWith('up')).length }
}

describe('a supervised process', () => {
  it('is asked to end, and is gone when stop resolves', async () => {
    const { supervised, lines, events } = supervise(server)
    supervised.start()
    await until(() => lines.length === 1)
    const [pid = 0] = supervised.pids()
    await supervised.stop()
    expect(isAlive(pid)).toBe(false)
    expect(lines[1]).toBe('ending')
    expect(events).toEqual([])
  })

  it('is started again after a crash, and told', async () => {
    const { supervised, events, starts } = supervise(server)
    supervised.start()
    await until(() => starts() === 1)
    await supervised.kill()
    await until(() => starts() === 2)
    expect(events).toEqual(['ended (SIGKILL), starting it again in 0.25 s'])
    await supervised.stop()
  })

  it('is started more and more slowly while it crashes at its start', async () => {
    const { supervised, events } = supervise(program('crash.mjs', 'process.exit(3)'))
    supervised.start()
    await until(() => events.length === 3)
    await supervised.stop()
    expect(events).toEqual([0.25, 0.5, 1].map((s) => `ended (code 3), starting it again in ${s} s`))
    await sleep(1200)
    expect(events).toHaveLength(3)
  })

  it('is ended by force when it does not end when asked', async () => {
    const deaf = program(
      'deaf.mjs',
      `process.on('SIGTERM', () => {}); console.log('up'); setInterval(() => {}, 1000)`,
    )
    const { supervised, starts } = supervise(deaf)
    supervised.start()
    await until(() => starts() === 1)
    const [pid = 0] = supervised.pids()
    await supervised.stop(200)
    expect(isAlive(pid)).toBe(false)
  })

  it('stays down after halt until it is started', async () => {
    const { supervised, starts } = supervise(server)
    supervised.start()
    await until(() => starts() === 1)
    await supervised.halt()
    await sleep(500)
    expect(starts()).toBe(1)
    supervised.start()
    await until(() => starts() === 2)
    await supervised.stop()
  })

  it.each(['a server that prints while it ends', 'guarded'])(
    'is not left behind when its parent is killed: %s',
    async (kind) => {
      const module = pathToFileURL(join(__dirname, 'supervised-process.mjs')).href
      const entries: Record<string, string> = {
        'a server that prints while it ends': server,
        guarded: join(__dirname, 'guard.mjs'),
      }
      const entry = entries[kind] ?? ''
      const args = kind === 'guarded' ? [process.execPath, server] : []
      const parent = program(
        'parent.mjs',
        `import { createSupervisedProcess } from ${JSON.stringify(module)}
       createSupervisedProcess({ name: 'x', entry: ${JSON.stringify(entry)}, args: ${JSON.stringify(args)}, env: process.env,
         cwd: ${JSON.stringify(folder)}, onLine: (line) => console.log(line), onEvent: () => {} }).start()`,
      )
      const running = spawn(process.execPath, [parent], { stdio: ['ignore', 'pipe', 'inherit'] })
      let output = ''
      running.stdout.on('data', (text: Buffer) => (output += text.toString()))
      await until(() => output.includes('up '))
      const pid = Number(/up (\d+)/.exec(output)?.[1])
      expect(isAlive(pid)).toBe(true)
      running.kill('SIGKILL')
      await until(() => !isAlive(pid))
    },
  )

  it('leaves no guarded program behind when the guard itself is killed', async () => {
    const lines: string[] = []
    const supervised = createSupervisedProcess({
      name: 'x',
      entry: join(__dirname, 'guard.mjs'),
      args: [process.execPath, server],
      env: process.env,
      cwd: folder,
      onLine: (text: string) => void lines.push(text),
      onEvent: () => {},
    })
    supervised.start()
    await until(() => lines.length === 1)
    const pid = Number(/up (\d+)/.exec(lines[0] ?? '')?.[1])
    await supervised.halt()
    await until(() => !isAlive(pid))
    expect(isAlive(pid)).toBe(false)
  })
})
