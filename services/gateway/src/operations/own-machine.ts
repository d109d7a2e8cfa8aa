import type { Request } from 'express'

const isLoopback = ({ socket }: Request) => /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')

/** True for a request that was made on this very machine, and came through no proxy. */
export const isFromOwnMachine = (request: Request): boolean =>
  isLoopback(request) && request.get('x-forwarded-for') === undefined
