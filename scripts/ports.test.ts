import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { pathToFileURL } from 'node:url'
import { reservePorts } from './ports.mjs'

// Few enough that two who do not know of each other would draw some of them twice.
const range = { from: 14_000, to: 14_060 }

it('two products that start at the same time never draw the same port, until one of them has ended', async () => {
  const module = pathToFileURL(`${__dirname}/ports.mjs`).href
  const program = `const { reservePorts } = await import(${JSON.stringify(module)})
    console.log(JSON.stringify((await reservePorts(20, ${JSON.stringify(range)})).ports))
    process.stdin.resume()`
  const other = spawn(process.execPath, ['--input-type=module', '-e', program])
  const ended = once(other, 'exit')
  const [line] = await once(other.stdout, 'data')
  const theirs: number[] = JSON.parse(String(line))
  const own = await reservePorts(20, range)
  other.stdin.end()
  await ended
  expect(new Set([...theirs, ...own.ports]).size).toBe(40)
  own.release()
  const all = await reservePorts(45, range)
  expect(new Set(all.ports).size).toBe(45)
  all.release()
})

it('a reserved port can be listened on', async () => {
  const { ports, release } = await reservePorts(1, range)
  const [port = 0] = ports
  const server = createServer((socket) => socket.end()).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect(port, '127.0.0.1')
  await once(socket.resume(), 'end')
  server.close()
  release()
})
