import type { Express } from 'express'

/** What the widget of partners asks. */
export function mountPartners(_app: Express): void {}
