import * as z from 'zod/mini'
import { isOwnMachine } from './host.ts'

/** A PostgreSQL server, in a setting that may be missing. */
export const postgresAddress = z.optional(
  z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
)

/** Who vouches for people: over HTTPS, or on this machine. */
export const issuer = z
  .url({ protocol: /^https?$/, error: 'must be an https address' })
  .check(z.refine((url) => url.startsWith('https:') || isOwnMachine(url), 'must be an https address'))
