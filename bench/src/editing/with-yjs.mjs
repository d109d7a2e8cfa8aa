// The same edits by fields with a three-way merge, and with Yjs: bytes, time, and what becomes of edits of one field at once.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rspack } from '@rspack/core'
import * as Y from 'yjs'
import { loadBundled } from '../insights/bundle.mjs'
import { printMachine, printTable } from '../measure/figures.mjs'

const { emptyBirthForm, changesBetween, mergeForms } = await loadBundled('../editing/entry.ts')

/** A minute of two who type five times a second, each into fields of their own, letter by letter. */
const texts = ['Ewa Łukasz Nowak', 'Santa Monica Birth Center', 'Tor Okonkwo-Lindqvist', 'Lund, Skåne']
const fieldsOf = [
  ['motherFullName', 'babyBirthPlace', 'whereParentsFirstMet', 'hospitalName'],
  ['fatherFullName', 'attendingDoctorName', 'primaryCaretakerName', 'babyNicknames'],
]
const edits = Array.from({ length: 600 }, (_, at) => {
  const who = at % 2
  const stroke = Math.floor(at / 2)
  const text = texts[Math.floor(stroke / 25) % texts.length]
  const field = fieldsOf[who][Math.floor(stroke / 25) % 4]
  return { who, field, value: text.slice(0, (stroke % 25) + 1) }
})

const json = (value) => Buffer.byteLength(JSON.stringify(value))
const since = (begin) => performance.now() - begin

function byFields() {
  let stored = emptyBirthForm()
  const pages = [stored, stored]
  let sent = 0
  const begin = performance.now()
  for (const { who, field, value } of edits) {
    const mine = { ...pages[who], [field]: value }
    const changes = changesBetween(pages[who], mine)
    sent += json({ changes })
    const base = { ...stored, ...Object.fromEntries(changes.map((change) => [change.field, change.base])) }
    const after = { ...base, ...Object.fromEntries(changes.map((change) => [change.field, change.value])) }
    stored = mergeForms(base, after, stored).values
    pages[who] = stored
  }
  return { sent, time: since(begin), kept: json(stored), stored }
}

/** Each field one value of a map, or a text of its own that is typed into. */
function byYjs(isText) {
  const server = new Y.Doc()
  const pages = [new Y.Doc(), new Y.Doc()]
  const fill = () => {
    const form = server.getMap('form')
    for (const [field, value] of Object.entries(emptyBirthForm()))
      form.set(field, isText && typeof value === 'string' ? new Y.Text(value) : value)
  }
  server.transact(fill)
  for (const page of pages) Y.applyUpdate(page, Y.encodeStateAsUpdate(server))
  let sent = 0
  const begin = performance.now()
  for (const { who, field, value } of edits) {
    const page = pages[who]
    const before = Y.encodeStateVector(page)
    page.transact(() => {
      const form = page.getMap('form')
      const text = form.get(field)
      if (!(text instanceof Y.Text)) return void form.set(field, value)
      if (!value.startsWith(text.toString())) text.delete(0, text.length)
      text.insert(text.length, value.slice(text.length))
    })
    const update = Y.encodeStateAsUpdate(page, before)
    sent += update.length
    Y.applyUpdate(server, update)
    for (const other of pages) if (other !== page) Y.applyUpdate(other, update)
  }
  return { sent, time: since(begin), kept: Y.encodeStateAsUpdate(server).length }
}

/** Gzipped bytes that a page loads for it. */
async function pageBytes(source) {
  const folder = mkdtempSync(join(tmpdir(), 'editing-bench-'))
  writeFileSync(join(folder, 'entry.js'), source)
  const compiler = rspack({
    mode: 'production',
    target: 'web',
    context: import.meta.dirname,
    entry: join(folder, 'entry.js'),
    output: { path: folder, filename: 'bundle.js' },
    resolve: { extensions: ['.ts', '.js'], modules: [join(import.meta.dirname, '../../../node_modules')] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          use: { loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } },
        },
      ],
    },
    performance: false,
  })
  try {
    await new Promise((resolve, reject) =>
      compiler.run((error, stats) => {
        const fault = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined)
        compiler.close(() => (fault ? reject(fault) : resolve(undefined)))
      }),
    )
    return gzipSync(readFileSync(join(folder, 'bundle.js'))).length
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

printMachine()
const ways = {
  'fields, three-way merge': byFields,
  'Yjs, a value a field': () => byYjs(false),
  'Yjs, a text a field': () => byYjs(true),
}
const rows = []
for (const [name, run] of Object.entries(ways)) {
  run()
  const rounds = Array.from({ length: 5 }, run).sort((a, b) => a.time - b.time)
  const { sent, time, kept } = rounds[2]
  rows.push([name, (sent / edits.length).toFixed(0), ((1000 * time) / edits.length).toFixed(1), kept])
}
printTable(['600 edits by two', 'bytes sent an edit', 'µs an edit', 'bytes kept'], rows)

const contracts = join(import.meta.dirname, '../../../shared/contracts/src')
const words = `import '${contracts}/birth-form';`
const form = await pageBytes(`${words} console.log(1)`)
const merge = await pageBytes(
  `${words} import { mergeForms } from '${contracts}/three-way'; console.log(mergeForms)`,
)
const yjs = await pageBytes(
  "import * as Y from 'yjs'; console.log(new Y.Doc().getMap('form'), Y.applyUpdate)",
)
printTable(
  ['Gzipped bytes of the page, beside the form that it has anyway', 'bytes'],
  [
    ['three-way merge', merge - form],
    ['Yjs', yjs],
  ],
)

// Both correct the same name at once.
const base = { ...emptyBirthForm(), motherFullName: 'Ewa' }
const both = ['Eva', 'Ewa Ł.']
const { contested } = mergeForms(
  base,
  { ...base, motherFullName: both[0] },
  { ...base, motherFullName: both[1] },
)
const yjsOf = (change) => {
  const docs = [new Y.Doc(), new Y.Doc()]
  docs.forEach((doc, at) => (doc.clientID = at + 1))
  const first = docs[0].getMap('form')
  first.set('motherFullName', change === 'text' ? new Y.Text('Ewa') : 'Ewa')
  Y.applyUpdate(docs[1], Y.encodeStateAsUpdate(docs[0]))
  docs.forEach((doc, at) => {
    const fields = doc.getMap('form')
    const text = fields.get('motherFullName')
    if (!(text instanceof Y.Text)) return void fields.set('motherFullName', both[at])
    text.delete(at === 0 ? 1 : 0, at === 0 ? 1 : 0)
    text.insert(at === 0 ? 1 : 3, at === 0 ? 'v' : ' Ł.')
  })
  Y.applyUpdate(docs[0], Y.encodeStateAsUpdate(docs[1]))
  return String(first.get('motherFullName'))
}
printTable(
  [`'Ewa' becomes '${both.join("' and '")}' at once`, 'what stands then'],
  [
    [
      'fields, three-way merge',
      contested.length ? 'asks: both are kept until somebody chooses' : 'nobody is asked',
    ],
    ['Yjs, a value a field', `'${yjsOf('value')}', nobody is asked`],
    ['Yjs, a text a field', `'${yjsOf('text')}', nobody is asked`],
  ],
)
