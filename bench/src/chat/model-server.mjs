// A server that speaks OpenAI's chat completions: a fixed reply in pieces, a piece every few milliseconds. A process of its own.
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const pieces = 40
const pauseMs = 5

const chunk = (delta, finish = null) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 0, model: 'bench', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

const server = createServer(async (request, response) => {
  for await (const part of request) void part
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (let at = 0; at < pieces; at += 1) {
    response.write(chunk({ content: 'A few words. ' }))
    await sleep(pauseMs)
  }
  response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`)
})
server.listen(0, '127.0.0.1', () => process.send?.(server.address().port))
process.once('disconnect', () => process.exit())
