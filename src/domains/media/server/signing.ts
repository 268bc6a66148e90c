import type { Config } from '../../../kit/server/config.ts'
import { isSigned as isSignedBy, sign } from '../../../kit/server/signing.ts'
import { now } from '../../../kit/server/clock.ts'

/** How long pages may show a private file before they ask again. */
export const viewSeconds = 3600

type Signed = { exp?: string | undefined; sig?: string | undefined }
/** What a signature opens: what pages show of a file, or its original to keep as well. */
type Scope = 'media' | 'media-original'

/**
 * A `file_path` with a signature for what pages show of it, good for `ttlSeconds` at least and twice that at most:
 * within that time the address stays the same, so that browsers keep what they have.
 */
export function signedPath(config: Config, path: string, ttlSeconds = viewSeconds, scope: Scope = 'media'): string {
  const exp = (Math.floor(now().getTime() / 1000 / ttlSeconds) + 2) * ttlSeconds
  return `${path}?exp=${exp}&sig=${sign(config, scope, path, String(exp))}`
}

/** The same for who may keep the original. */
export function signedOriginalPath(config: Config, path: string): string {
  return signedPath(config, path, viewSeconds, 'media-original')
}

/** The address of one variant of a private file. */
export function signedMediaUrl(config: Config, path: string, variant: string, ttlSeconds = viewSeconds): string {
  return `${config.MEDIA_BASE_URL?.replace(/\/$/, '') ?? '/media'}/${variant}/${signedPath(config, path, ttlSeconds)}`
}

/** Whether a signature is ours, for this path and scope, and has not ended. */
export function isSigned(config: Config, path: string, { exp, sig }: Signed, scope: Scope): boolean {
  if (!exp || !sig || !/^\d{1,12}$/.test(exp) || Number(exp) * 1000 <= now().getTime()) return false
  return isSignedBy(config, scope, sig, path, exp)
}
