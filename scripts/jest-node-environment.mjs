import { createRequire } from 'node:module'
import NodeEnvironment from 'jest-environment-node'
import './jest-compiled-once.mjs'
import { endContexts } from './jest-ended-contexts.mjs'

// One for all test files of a process: its native part holds whoever has loaded it, and opens with the first of them alone.
const lmdb = createRequire(new URL('../shared/pocket-mongo/package.json', import.meta.url))('lmdb')

export default class extends NodeEnvironment {
  async setup() {
    await super.setup()
    // Ten times as deep, as Jest makes them, stacks are a tenth of the time of tests whose libraries keep many: of drivers, of schemas.
    this.global.Error.stackTraceLimit = 10
    this.global[Symbol.for('lmdb')] = lmdb
  }

  async teardown() {
    endContexts()
    await super.teardown()
  }
}
