import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../../kit/server/config.ts'

/** A cookie of ours, which no script reads. */
export type OwnCookie = {
  read: (request: FastifyRequest) => string | null
  write: (reply: FastifyReply, value: string, maxAgeSeconds: number) => FastifyReply
}

/** What a cookie of ours is called: over HTTPS with the prefix by which a browser takes it from this very host alone, for every path (RFC 6265bis §4.1.3.2). */
export const cookieName = ({ publicUrl }: Pick<Config, 'publicUrl'>, name: string): string =>
  `${publicUrl.startsWith('https:') ? '__Host-' : ''}plusone_${name}`

/** The cookie `plusone_NAME`, kept where no script reads it; without HTTPS it is sent below `path` alone. */
export function ownCookie(config: Pick<Config, 'publicUrl'>, name: string, path = '/auth'): OwnCookie {
  const named = cookieName(config, name)
  const attributes = config.publicUrl.startsWith('https:')
    ? 'Path=/; HttpOnly; SameSite=Lax; Secure'
    : `Path=${path}; HttpOnly; SameSite=Lax`
  return {
    read: (request) => {
      const pair = (request.headers.cookie ?? '').split(/;\s*/).find((part) => part.startsWith(`${named}=`))
      return pair?.slice(named.length + 1) || null
    },
    write: (reply, value, maxAgeSeconds) =>
      reply.header('set-cookie', `${named}=${value}; ${attributes}; Max-Age=${maxAgeSeconds}`),
  }
}
