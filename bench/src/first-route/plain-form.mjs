import { createServer } from 'node:http'

/** The controls of the first step, in its order: name, label, type. */
const fields = [
  ['email', 'Email', 'email'],
  ['babyFirstName', 'Baby’s first name', 'text'],
  ['babyMiddleName', 'Baby’s middle name', 'text'],
  ['babyLastName', 'Baby’s last name', 'text'],
  ['babyNameOrigin', 'Name origin', 'text'],
  ['babyNameMeaning', 'Name meaning', 'text'],
]

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Plain form</title>
<meta name="description" content="A form without a script"><meta name="viewport" content="width=device-width,initial-scale=1">
<style>body{font:1rem/1.5 sans-serif;max-width:40rem;margin:auto;padding:1rem}label,input{display:block;width:100%}</style></head>
<body><main><h1>Names &amp; Identity</h1><form>${fields
  .map(
    ([name, label, type]) =>
      `<p><label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}"></p>`,
  )
  .join('')}<p><button>Next</button></p></form></main></body></html>`

/** A page of the same fields as the browser draws them, without a script: the least that such a page can take. */
export async function startPlainForm() {
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page),
  ).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return { url: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() }
}
