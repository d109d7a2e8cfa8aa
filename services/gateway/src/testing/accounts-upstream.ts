import type { RequestListener } from 'node:http'
import { sessionLookupSchema } from '@shared/contracts/accounts'

export interface AccountsUpstream {
  listener: RequestListener
  /** The tokens of the sessions that are open; whose each is, is called as it is. */
  sessions: Set<string>
  /** What it was asked: `isUse` of each look at a session. */
  lookups: boolean[]
}

/** Does with sessions what accounts does: tells whose they are, and ends them. */
export function accountsUpstream(...tokens: string[]): AccountsUpstream {
  const sessions = new Set(tokens)
  const lookups: boolean[] = []
  const listener: RequestListener = (request, response) => {
    let body = ''
    request.on('data', (piece: Buffer) => (body += piece.toString()))
    request.on('end', () => {
      if (request.url === '/api/logout') {
        sessions.delete(request.headers.cookie?.split('=')[1] ?? '')
        return response.writeHead(204).end()
      }
      const { token, isUse } = sessionLookupSchema.parse(JSON.parse(body))
      if (request.url === '/internal/session-endings') {
        sessions.delete(token)
        return response.writeHead(204).end()
      }
      lookups.push(isUse)
      const user = sessions.has(token) ? { id: token, username: token } : null
      return response.end(JSON.stringify({ user, verifiedAt: null }))
    })
  }
  return { listener, sessions, lookups }
}
