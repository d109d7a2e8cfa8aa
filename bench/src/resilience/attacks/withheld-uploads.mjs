import { readdirSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { memoryOf } from '../../measure/processes.mjs'
import { openPage } from '../../load/parent.mjs'
import { timeCalls } from './time-calls.mjs'

const visitors = 15
const filesOfEach = 8
const fileBytes = 10 * 1024 * 1024
const allButLast = Buffer.alloc(fileBytes - 1, '%PDF-1.7\n')
const watchedMs = 45_000
/** MB that `records` may come to: a part of each file that arrives, and what it is at rest. */
const maxResident = 500

const sizeOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
const megabytes = (bytes) => `${(bytes / 1024 / 1024).toFixed(0)} MB`

/** Asks for an address and sends all of a file but its last byte; resolves with the status once there is an answer. */
async function withhold(url, port, cookie, sockets) {
  const asked = await fetch(`${url}/api/objects/upload`, { method: 'POST', headers: { cookie } })
  const { uploadURL } = await asked.json()
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `PUT ${uploadURL} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nContent-Length: ${fileBytes}\r\n\r\n`,
      )
      socket.write(allButLast)
    })
    sockets.push(socket)
    socket.on('error', () => undefined)
    socket.once('data', (answer) => resolve(answer.toString().slice(9, 12)))
    socket.once('close', () => resolve('none'))
  })
}

/** Files whose last byte does not come, of visitors that the product has known for a while: memory, disk, and what others wait. */
export async function withholdUploads({ port, url, pids, dataDirectory }) {
  const cookies = []
  for (let visitor = 0; visitor < visitors; visitor += 1) cookies.push(await openPage(url))
  await sleep(61_000)
  const residentOf = (name) => pids()[name].reduce((sum, pid) => sum + memoryOf(pid).resident, 0)
  const before = { records: residentOf('records'), gateway: residentOf('gateway') }
  const most = { ...before }
  const onDisk = sizeOf(dataDirectory)
  const sockets = []
  const end = Date.now() + watchedMs
  const watch = async () => {
    while (Date.now() < end) {
      for (const name of Object.keys(most)) most[name] = Math.max(most[name], residentOf(name))
      await sleep(100)
    }
  }
  const files = Promise.all(
    cookies.flatMap((cookie) =>
      Array.from({ length: filesOfEach }, () => withhold(url, port, cookie, sockets)),
    ),
  )
  const [health] = await Promise.all([timeCalls(`${url}/healthz`, watchedMs), watch()])
  sockets.forEach((socket) => socket.destroy())
  const answers = {}
  for (const status of await files) answers[status] = (answers[status] ?? 0) + 1
  const change = (name) => `${name} ${before[name].toFixed(0)} to at most ${most[name].toFixed(0)} MB`
  return {
    isGood: most.records < maxResident && health.failures === 0 && health.ms < 1000,
    line: `${visitors * filesOfEach} files without their last byte: ${change('records')}, ${change('gateway')} resident; ${megabytes(sizeOf(dataDirectory) - onDisk)} on disk; answers ${JSON.stringify(answers)}; /healthz at most ${health.ms.toFixed(0)} ms, ${health.failures} failed`,
  }
}
