import type { Config } from '../../../kit/server/config.ts'
import { isSigned as isSignedBy, sign } from '../../../kit/server/signing.ts'
import { now } from '../../../kit/server/clock.ts'

/** How long pages may show a private file before they ask again. */
export const viewSeconds = 3600

type Signed = { exp?: string | undefined; sig?: string | undefined }

/**
 * A `file_path` with a signature for all its variants, good for `ttlSeconds` at least and twice that at most:
 * within that time the address stays the same, so that browsers keep what they have.
 */
export function signedPath(config: Config, path: string, ttlSeconds = viewSeconds): string {
  const exp = (Math.floor(now().getTime() / 1000 / ttlSeconds) + 2) * ttlSeconds
  return `${path}?exp=${exp}&sig=${sign(config, 'media', path, String(exp))}`
}

/** The address of one variant of a private file. */
export function signedMediaUrl(config: Config, path: string, variant: string, ttlSeconds = viewSeconds): string {
  return `${config.MEDIA_BASE_URL?.replace(/\/$/, '') ?? '/media'}/${variant}/${signedPath(config, path, ttlSeconds)}`
}

/** Whether a signature is ours, for this path, and has not ended. */
export function isSigned(config: Config, path: string, { exp, sig }: Signed): boolean {
  if (!exp || !sig || !/^\d{1,12}$/.test(exp) || Number(exp) * 1000 <= now().getTime()) return false
  return isSignedBy(config, 'media', sig, path, exp)
}
