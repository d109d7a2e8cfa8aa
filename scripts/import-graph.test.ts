import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findCircles, foldersOf, loadedBy, readImportGraph } from './import-graph.mjs'

const sources = {
  'a/one.ts': "import { two } from './two'\nimport type { Four } from '../b/four'\n",
  'a/two.ts': "export { three } from '../b/three'\n",
  'b/three.ts': "const four = await import('./four')\n",
  'b/four.ts': "import { one } from '../a/one'\nimport x from 'elsewhere'\n",
  'shared/web/src/part.tsx': "import {\n  other,\n} from '@shared/web/other'\n",
  'shared/web/src/other.ts': "import type {\n  Part,\n} from './part'\n",
}
const files = Object.keys(sources)

describe('the graph of imports', () => {
  const root = mkdtempSync(join(tmpdir(), 'import-graph-'))
  afterAll(() => rmSync(root, { recursive: true }))
  beforeAll(() => {
    for (const [file, text] of Object.entries(sources)) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
  })

  it('holds what a file loads of the repository, types aside', () => {
    const graph = readImportGraph(root, files)
    expect([...graph].map(([file, targets]) => [file, ...targets])).toEqual([
      ['a/one.ts', 'a/two.ts'],
      ['a/two.ts', 'b/three.ts'],
      ['b/three.ts', 'b/four.ts'],
      ['b/four.ts', 'a/one.ts'],
      ['shared/web/src/part.tsx', 'shared/web/src/other.ts'],
      ['shared/web/src/other.ts'],
    ])
  })

  it('tells all that a file loads, also in a circle', () => {
    const graph = readImportGraph(root, files)
    expect([...loadedBy(graph, 'a/two.ts')].sort()).toEqual([
      'a/one.ts',
      'a/two.ts',
      'b/four.ts',
      'b/three.ts',
    ])
    expect([...loadedBy(graph, 'shared/web/src/other.ts')]).toEqual(['shared/web/src/other.ts'])
  })

  it('finds the files and the folders that need each other', () => {
    const graph = readImportGraph(root, files)
    expect(findCircles(graph)).toEqual([['a/one.ts', 'a/two.ts', 'b/four.ts', 'b/three.ts']])
    expect(findCircles(foldersOf(graph))).toEqual([['a', 'b']])
    expect(findCircles(readImportGraph(root, files.slice(0, 3)))).toEqual([])
  })
})
