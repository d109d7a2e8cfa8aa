import type { Express } from 'express'

/** 'Ask MYA now': what is known of a name, on demand. */
export function mountNames(_app: Express): void {}
