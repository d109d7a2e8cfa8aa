import type { Browser, BrowserContext } from '@playwright/test'
import { partnerSchema } from '@shared/contracts/partners'
import { startPartnerSite } from '../../scripts/partner-site.mjs'
import type { Platform } from './fixtures/product'
import { signInAsStaff } from './staff-session'

export interface PartnerSite {
  /** The registered origin. */
  url: string
  /** The same pages on an origin that nobody registered. */
  strangeUrl: string
  close(): Promise<void>
}

/** A partner with a site on an origin of its own, entered in the registry as staff do it. */
export async function openPartnerSite(browser: Browser, platform: Platform): Promise<PartnerSite> {
  const staff = await browser.newContext()
  await signInAsStaff(staff, platform, 'partners')
  const partners = `${platform.url}/api/admin/partners`
  const made = await staff.request.post(partners, { data: { name: 'Shop', origins: [] } })
  const { id } = partnerSchema.parse(await made.json())
  const site = await startPartnerSite({ widgetOrigin: platform.url, partnerId: id })
  const changed = await staff.request.patch(`${partners}/${id}`, { data: { origins: [site.url] } })
  if (!changed.ok()) throw new Error(await changed.text())
  await staff.close()
  return { ...site, strangeUrl: site.url.replace('localhost', '127.0.0.1') }
}

/** Roots of the widget are closed; tests and axe look into them. Everything else is as it is. */
export const openShadowRoots = (context: BrowserContext) =>
  context.addInitScript(() => {
    const attach = Element.prototype.attachShadow
    Element.prototype.attachShadow = function (options) {
      return attach.call(this, { ...options, mode: 'open' })
    }
  })
