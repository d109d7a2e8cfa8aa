import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isInstalled } from './install.mjs'
import { createFingerprint, listWorkspaces } from './workspaces.mjs'

let folder: string
const write = (path: string, content: unknown) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content))
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'workspaces-'))
  write('package.json', { workspaces: ['app', 'shared/*'] })
  write('package-lock.json', { packages: { '': {}, 'node_modules/x': { version: '1.0.0' } } })
  write('tsconfig.json', {})
  write('tsconfig.base.json', {})
  write('app/package.json', { name: 'app', dependencies: { '@shared/a': '*' } })
  write('app/src/main.ts', 'app')
  write('shared/a/package.json', { name: '@shared/a', devDependencies: { '@shared/b': '*' } })
  write('shared/a/src/a.ts', 'a')
  write('shared/b/package.json', { name: '@shared/b' })
  write('shared/b/src/b.ts', 'b')
  write('shared/c/package.json', { name: '@shared/c' })
  write('shared/c/src/c.ts', 'c')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const fingerprintOf = (name: string) => {
  const workspaces = listWorkspaces(folder)
  const workspace = workspaces.find((one) => one.name === name)
  if (!workspace) throw new Error(`no ${name}`)
  return createFingerprint(workspaces, folder)(workspace)
}

describe('what has to be built', () => {
  it.each([
    ['its own sources', 'app/src/main.ts', true],
    ['a new file of its own', 'app/src/other.ts', true],
    ['a package it uses', 'shared/a/src/a.ts', true],
    ['a package that one uses', 'shared/b/src/b.ts', true],
    ['the lock file', 'package-lock.json', true],
    ['a package it does not use', 'shared/c/src/c.ts', false],
    ['a test', 'app/src/main.test.ts', false],
    ['a document', 'app/README.md', false],
    ['what was built', 'app/dist/main.js', false],
    ['installed packages', 'app/node_modules/x/index.js', false],
  ])('changes with %s: %s → %s', (_, path, changes) => {
    const before = fingerprintOf('app')
    write(path, 'changed')
    expect(fingerprintOf('app') !== before).toBe(changes)
  })
})

describe('whether the dependencies are installed', () => {
  const installed = (packages: unknown) => write('node_modules/.package-lock.json', { packages })
  const wanted = (packages: unknown) => write('package-lock.json', { packages })

  it('is known from the versions, not from file times', () => {
    expect(isInstalled(folder)).toBe(false)
    installed({ 'node_modules/x': { version: '1.0.0' } })
    expect(isInstalled(folder)).toBe(true)
    wanted({ 'node_modules/x': { version: '1.0.1' } })
    expect(isInstalled(folder)).toBe(false)
  })

  it('does not ask for what belongs to another system, nor for the workspaces themselves', () => {
    installed({ 'node_modules/x': { version: '1.0.0' } })
    wanted({
      '': {},
      app: { version: '0.1.0' },
      'node_modules/x': { version: '1.0.0' },
      'node_modules/x-darwin': { version: '1.0.0', optional: true },
    })
    expect(isInstalled(folder)).toBe(true)
  })
})
