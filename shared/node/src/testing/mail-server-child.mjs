import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** Milliseconds before a message is taken. */
let delayMs = 0

const refusal = (address) => Object.assign(new Error(`<${address}> unknown`), { responseCode: 550 })

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    done(address.endsWith('@refused.example') ? refusal(address) : undefined)
  },
  async onData(stream, session, done) {
    const data = await text(stream)
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    process.send?.({ taken: { to: session.envelope.rcptTo.map(({ address }) => address), data } })
    done()
  },
})
process.on('message', (told) => (delayMs = told.delayMs))
// The process that started this one has gone.
process.on('disconnect', () => process.exit())
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.({ isListening: true }))
