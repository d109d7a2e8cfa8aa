// MYA through the gateway, on the built product: the embedded keeper, and a model's server on this machine beside the server itself.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPlatform } from '../../../scripts/platform.mjs'
import { openPage } from '../load/parent.mjs'
import { printMachine, printTable } from '../measure/figures.mjs'
import { memoryOf, processTree } from '../measure/processes.mjs'
import { median, quantile } from '../measure/quantiles.mjs'

const single = 200
const many = { count: 1000, atOnce: 16 }
const questions = [
  'How is the moon phase computed?',
  'What is the Proof ID?',
  'Why does the birth time matter?',
  'Where does the name Amara come from?',
  'What is the weather in Lagos?',
]

/** Asks once, the answer streamed: milliseconds to the first piece and to the end. */
async function ask(url, body, headers) {
  const since = performance.now()
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`)
  let first = Number.NaN
  for await (const part of answer.body)
    if (Number.isNaN(first) && part.length) first = performance.now() - since
  return { first, whole: performance.now() - since }
}

async function measure(name, askOnce, pid) {
  const alone = []
  for (let at = 0; at < single; at += 1) alone.push(await askOnce(at))
  const since = performance.now()
  const together = []
  let next = 0
  const asker = async () => {
    while (next < many.count) together.push(await askOnce((next += 1)))
  }
  await Promise.all(Array.from({ length: many.atOnce }, asker))
  const seconds = (performance.now() - since) / 1000
  const firsts = alone.map(({ first }) => first)
  return [
    name,
    median(firsts).toFixed(1),
    quantile(firsts, 0.99).toFixed(1),
    median(alone.map(({ whole }) => whole)).toFixed(1),
    (many.count / seconds).toFixed(0),
    quantile(
      together.map(({ first }) => first),
      0.99,
    ).toFixed(1),
    pid ? memoryOf(pid).resident.toFixed(0) : '',
  ]
}

async function withPlatform(env, use) {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'birth-codex-chat-'))
  const limits = Object.fromEntries(
    ['RATE_LIMIT_PER_MINUTE', 'RATE_LIMIT_ADDRESS_PER_MINUTE', 'MYA_MESSAGES_PER_MINUTE'].map((name) => [
      name,
      '1000000',
    ]),
  )
  const money = Object.fromEntries(
    ['OPENAI_VISITOR_TOKENS_A_DAY', 'OPENAI_VISITOR_CENTS_A_DAY', 'OPENAI_CENTS_A_DAY'].map((name) => [
      name,
      '1000000000',
    ]),
  )
  const platform = await startPlatform({
    port: 0,
    dataDirectory,
    env: { LOG_LEVEL: 'warn', ...limits, ...money, ...env },
    log: (name, line) => console.error(name, line),
  })
  try {
    const url = `http://127.0.0.1:${platform.port}`
    const cookie = await openPage(url)
    const [pid] = platform.pids().chat.flatMap(processTree)
    return await use(
      (at) => ask(`${url}/api/mya-chat`, { message: questions[at % questions.length] }, { cookie }),
      pid,
    )
  } finally {
    await platform.stop()
    rmSync(dataDirectory, { recursive: true, force: true })
  }
}

printMachine()
const rows = [await withPlatform({}, (askOnce, pid) => measure('the embedded keeper', askOnce, pid))]
const server = fork(new URL('model-server.mjs', import.meta.url))
try {
  const [port] = await once(server, 'message')
  const baseUrl = `http://127.0.0.1:${port}/v1`
  const direct = () => ask(`${baseUrl}/chat/completions`, { model: 'bench', stream: true, messages: [] }, {})
  rows.push(await measure('the model’s server itself', direct))
  const env = { OPENAI_API_KEY: 'none', OPENAI_BASE_URL: baseUrl }
  rows.push(await withPlatform(env, (askOnce, pid) => measure('through MYA', askOnce, pid)))
} finally {
  server.kill()
}
printTable(
  [
    '',
    'first p50 ms',
    'p99 ms',
    'whole p50 ms',
    `${many.atOnce} at once: answers/s`,
    'first p99 ms',
    'memory MB',
  ],
  rows,
)
