// What a hostile visitor can send, against the built product: one line of figures for each attack.
import { parseArgs } from 'node:util'
import { sendCostlyInputs } from './attacks/costly-inputs.mjs'
import { sendFuzzedBodies } from './attacks/fuzzed-bodies.mjs'
import { floodWithMails } from './attacks/mail-flood.mjs'
import { sendRawTricks } from './attacks/raw-http.mjs'
import { sendSlowBodies } from './attacks/slow-bodies.mjs'
import { withholdUploads } from './attacks/withheld-uploads.mjs'
import { runProduct } from './run-product.mjs'

const attacks = {
  'raw-http': sendRawTricks,
  'fuzzed-bodies': sendFuzzedBodies,
  'costly-inputs': sendCostlyInputs,
  'slow-bodies': sendSlowBodies,
  'withheld-uploads': withholdUploads,
  'mail-flood': floodWithMails,
}
const { values: options } = parseArgs({ options: { only: { type: 'string' } } })

await runProduct(async (platform) => {
  for (const [name, attack] of Object.entries(attacks)) {
    if (options.only && options.only !== name) continue
    const { isGood, line } = await attack(platform)
    console.log(`${isGood ? 'holds ' : 'FAILS '} ${line}`)
    if (!isGood) process.exitCode = 1
  }
})
