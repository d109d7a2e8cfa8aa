import { keepOffline } from '../offline/keep-offline'
import { removeOldDrafts } from './old-drafts'
import { stylePrintedPages } from './print-style'

interface HouseOptions {
  /** The page is the form, which sees to its own draft. */
  isForm: boolean
  /** The worker is to keep what a visit without a line would need. */
  isKeptOffline: boolean
}

/** What is done once a page stands, in a file of the build that no page waits for. */
export async function keepHouse({ isForm, isKeptOffline }: HouseOptions): Promise<void> {
  stylePrintedPages()
  const device = { storage: () => localStorage, databases: () => indexedDB, now: Date.now }
  await removeOldDrafts({ ...device, isForm })
  if (isKeptOffline) await keepOffline()
}
