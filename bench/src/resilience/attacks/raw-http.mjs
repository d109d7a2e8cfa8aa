import { connect } from 'node:net'

const host = 'Host: localhost\r\n'
const smuggled = `GET /api/smuggled HTTP/1.1\r\n${host}\r\n`

/** Requests that no browser sends; each has to be refused, or its connection ended, without a second answer. */
const tricks = {
  'both lengths': `POST / HTTP/1.1\r\n${host}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  'two lengths': `POST / HTTP/1.1\r\n${host}Content-Length: 0\r\nContent-Length: 40\r\n\r\n${smuggled}`,
  'a list of lengths': `POST / HTTP/1.1\r\n${host}Content-Length: 0, 40\r\n\r\n${smuggled}`,
  'a negative length': `POST / HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n${smuggled}`,
  'a length in hexadecimal': `POST / HTTP/1.1\r\n${host}Content-Length: 0x10\r\n\r\n${smuggled}`,
  'a length with a plus': `POST / HTTP/1.1\r\n${host}Content-Length: +0\r\n\r\n${smuggled}`,
  'an unknown coding': `POST / HTTP/1.1\r\n${host}Transfer-Encoding: cow\r\n\r\n${smuggled}`,
  'chunked twice': `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${smuggled}`,
  'a space before the colon': `POST / HTTP/1.1\r\n${host}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  'a chunk of no number': `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n${smuggled}`,
  'a chunk that is too long': `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n\r\n`,
  'lines of line feeds': `GET / HTTP/1.1\nHost: localhost\nFoo : bar\n\n`,
  'a folded header': `GET / HTTP/1.1\r\n${host}A: b\r\n\tc : d\r\nB : c\r\n\r\n`,
  'a header without a colon': `GET / HTTP/1.1\r\n${host}Nonsense\r\n\r\n`,
  'a zero byte in a header': `GET / HTTP/1.1\r\n${host}A: b\0c\r\n\r\n`,
  'a zero byte in the path': `GET /\0 HTTP/1.1\r\n${host}\r\n`,
  'an origin of another kind': `GET ftp://example.org/api/places/autocomplete?input=portl HTTP/1.1\r\n${host}\r\n`,
  'another origin': `GET http://example.org/api/places/autocomplete?input=portl HTTP/1.1\r\n${host}\r\n`,
  'a fragment': `GET /api/places/autocomplete?input=portl#/../../admin HTTP/1.1\r\n${host}\r\n`,
  'two hosts': `GET /api/places/autocomplete?input=portl HTTP/1.1\r\n${host}Host: example.org\r\n\r\n`,
  'no host': `GET / HTTP/1.1\r\n\r\n`,
  'headers of 100 kB': `GET / HTTP/1.1\r\n${host}A: ${'b'.repeat(100_000)}\r\n\r\n`,
  'a path of 100 kB': `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n${host}\r\n`,
  'an unknown method': `GRAB / HTTP/1.1\r\n${host}\r\n`,
  'an unknown version': `GET / HTTP/9.9\r\n${host}\r\n`,
  'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a tunnel': `CONNECT example.org:443 HTTP/1.1\r\n${host}\r\n`,
  'a way out of the folder': `GET /remotes/mfe-proof/../../../../etc/passwd HTTP/1.1\r\n${host}\r\n`,
  'the same, encoded': `GET /remotes/mfe-proof/%2e%2e%2f%2e%2e%2f%2e%2e%2fpackage.json HTTP/1.1\r\n${host}\r\n`,
  'a broken escape': `GET /api/proof/%zz HTTP/1.1\r\n${host}\r\n`,
  'a token of a service, made up': `GET /internal/session-lookups HTTP/1.1\r\n${host}X-Caller-Token: e30.e30.e30\r\n\r\n`,
  'a change from another origin': `POST /api/birth-records HTTP/1.1\r\n${host}Origin: https://evil.test\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
}

const answerTo = (port, text) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.setTimeout(3000, () => socket.destroy())
    socket.on('data', (piece) => (answer += piece.toString('latin1')))
    socket.on('error', () => undefined)
    socket.once('close', () => resolve(answer))
  })

/** Sends every trick on a connection of its own. */
export async function sendRawTricks({ port }) {
  const passed = []
  for (const [name, text] of Object.entries(tricks)) {
    const answer = await answerTo(port, text)
    const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))
    const isRefused = statuses.length <= 1 && statuses.every((status) => status >= 400 && status < 500)
    const holdsFile = /root:x:0|"workspaces"/.test(answer)
    if (!isRefused || holdsFile) passed.push(`${name}: ${statuses.join(' ') || 'no answer'}`)
  }
  passed.forEach((line) => console.error(line))
  const count = Object.keys(tricks).length
  return {
    isGood: passed.length === 0,
    line: `${count} raw HTTP tricks: ${count - passed.length} refused, ${passed.length} not`,
  }
}
