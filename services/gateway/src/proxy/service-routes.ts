/** The services behind the gateway. */
export const serviceNames = ['accounts', 'records', 'proofs', 'invites', 'chat'] as const
export type ServiceName = (typeof serviceNames)[number]

export interface ServiceRoute {
  /** Written as in the API documents; the name of the route in figures and logs. */
  pattern: string
  service: ServiceName
  /** Files are PUT here: bodies of up to 10 MiB, passed on as they come. Every other body is one of at most 1 MiB. */
  takesFiles?: boolean
}

const fileLimit = 10 * 1024 * 1024
const bodyLimit = 1024 * 1024

/**
 * Which service answers which address. The first line that fits decides; `*` stands for the rest of the path, `:id` for one
 * part of it. What is not listed is not reachable from outside.
 */
export const serviceRoutes: readonly ServiceRoute[] = [
  { pattern: '/api/user', service: 'accounts' },
  { pattern: '/api/user/*', service: 'accounts' },
  { pattern: '/api/login', service: 'accounts' },
  { pattern: '/api/login/*', service: 'accounts' },
  { pattern: '/api/registration', service: 'accounts' },
  { pattern: '/api/register', service: 'accounts' },
  { pattern: '/api/logout', service: 'accounts' },
  { pattern: '/api/birth-records', service: 'records' },
  { pattern: '/api/birth-records/*', service: 'records' },
  { pattern: '/api/places/*', service: 'records' },
  { pattern: '/api/objects/*', service: 'records', takesFiles: true },
  { pattern: '/api/baby-files', service: 'records' },
  { pattern: '/api/proofs/:id/sync', service: 'records' },
  { pattern: '/api/proofs/:id/record', service: 'records' },
  { pattern: '/api/proofs/:id/history-check', service: 'records' },
  { pattern: '/api/proofs/:id/versions', service: 'records' },
  { pattern: '/api/proofs/:id/versions/:versionId/certificate.webp', service: 'proofs' },
  { pattern: '/api/proofs/:id/versions/:versionId/certificate.png', service: 'proofs' },
  { pattern: '/api/proofs/:id/versions/:versionId/certificate.jpg', service: 'proofs' },
  { pattern: '/api/proofs/:id/versions/*', service: 'records' },
  { pattern: '/api/proofs/:id/export', service: 'records' },
  { pattern: '/api/proofs/:id/holdings', service: 'records' },
  { pattern: '/api/proofs/:id/devices/:deviceId', service: 'records' },
  { pattern: '/api/proofs/:id/*', service: 'invites' },
  { pattern: '/api/proof/:id/delivery', service: 'records' },
  { pattern: '/api/proof/*', service: 'proofs' },
  { pattern: '/api/invites/*', service: 'invites' },
  { pattern: '/api/join/*', service: 'invites' },
  { pattern: '/api/mya-chat', service: 'chat' },
  { pattern: '/api/companion-guide', service: 'proofs' },
  { pattern: '/api/companion-guide/pdf', service: 'proofs' },
  { pattern: '/api/widget/:partnerId/chat', service: 'chat' },
  { pattern: '/api/admin/partners', service: 'chat' },
  { pattern: '/api/admin/partners/*', service: 'chat' },
  { pattern: '/api/name-research', service: 'chat' },
  { pattern: '/api/admin/access-codes', service: 'accounts' },
  { pattern: '/api/admin/access-codes/*', service: 'accounts' },
  { pattern: '/api/admin/audit', service: 'accounts' },
  { pattern: '/api/admin/colleagues', service: 'accounts' },
  { pattern: '/api/admin/colleagues/*', service: 'accounts' },
  { pattern: '/api/admin/press-room/records', service: 'records' },
  { pattern: '/api/admin/press-room/invitations', service: 'invites' },
  { pattern: '/api/admin/press-room/invitations/*', service: 'invites' },
  { pattern: '/api/admin/press-room/invitation-mails', service: 'invites' },
  { pattern: '/api/admin/press-room/*', service: 'proofs' },
  { pattern: '/api/admin/records/:id/pdf', service: 'proofs' },
  { pattern: '/api/admin/*', service: 'records' },
]

/** How a request's body is passed on: `isFile` in pieces, anything else when all of it is there; and its limit in bytes. */
export const bodyRuleOf = ({ takesFiles = false }: ServiceRoute, method: string) =>
  takesFiles && method === 'PUT' ? { isFile: true, bodyLimit: fileLimit } : { isFile: false, bodyLimit }

const expressionOf = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+').replace(/\*$/, '.+')}/?$`)

const table = serviceRoutes.map((route) => ({ route, expression: expressionOf(route.pattern) }))

// Dots, empty parts and backslashes are read in different ways by different programs: none of ours needs them.
const isAmbiguous = (path: string) => /\/\.{1,2}(\/|$)|\/\/|\\|%2e|%2f|%5c/i.test(path)

/** The line of the table that a path falls under; null for an address that nobody answers. */
export const routeOf = (path: string): ServiceRoute | null =>
  isAmbiguous(path) ? null : (table.find(({ expression }) => expression.test(path))?.route ?? null)
