import NodeEnvironment from 'jest-environment-node'
import './jest-compiled-once.mjs'
import { endContexts } from './jest-ended-contexts.mjs'

export default class extends NodeEnvironment {
  async setup() {
    await super.setup()
    // Ten times as deep, as Jest makes them, stacks are a tenth of the time of tests whose libraries keep many: of drivers, of schemas.
    this.global.Error.stackTraceLimit = 10
  }

  async teardown() {
    endContexts()
    await super.teardown()
  }
}
