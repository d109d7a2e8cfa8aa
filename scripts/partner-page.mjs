import { join } from 'node:path'
import { runTool } from './owned-child.mjs'
import { startPartnerSite } from './partner-site.mjs'
import { root } from './workspaces.mjs'

/**
 * `npm run partner-page`, beside a product that runs here: the page of a partner with MYA's widget, on an origin of its own. The partner
 * is made in the product's registry, for this machine only.
 */
const port = Number(process.env.PARTNER_PORT ?? 8090)
const widgetOrigin = new URL(process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? 8080}`).origin
const partnerId = 'demopartner0'

const site = await startPartnerSite({ widgetOrigin, partnerId, port }).catch((error) => {
  console.error(`Port ${port} cannot be used (${error.code}); PARTNER_PORT names another one.`)
  process.exit(1)
})
const isAdded = await runTool(
  process.execPath,
  [
    join(root, 'scripts/on-database.mjs'),
    'services/chat/dist/add-demo-partner.js',
    partnerId,
    `http://localhost:${port}`,
  ],
  { cwd: root },
)
if (!isAdded) process.exit(1)
console.log(`A partner's page with MYA's widget: ${site.url}
  ${site.url}/strict   under the strictest policy, with a hostile stylesheet
  ${site.url}/nonce    under a policy of nonces
  ${site.url}/rtl      from right to left, in words of the partner's own
  ${site.url}/two      two elements, one conversation
  ${site.url}/quirks   without a doctype
  ${site.url}/without  the same page without it
Ctrl-C ends it. It is listed with staff under Partners as 'Demonstration page'.`)
