import { createHash, randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { minuteMs, now, plus } from '../../../kit/server/clock.ts'

/** Access tokens live this long; the browser refreshes five minutes before the end. */
export const accessTokenMs = 15 * minuteMs

/** A random token for a cookie or a link, and the hash that is stored of it. */
export function makeSecret(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashSecret(token) }
}

export function hashSecret(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

type Identity = { accountUid: string; sessionUid: string }

/** A signed statement of who is calling, sent as a Bearer header. */
export async function signAccessToken(
  secret: string,
  identity: Identity,
): Promise<{ token: string; expiresAt: string }> {
  const expiresAt = plus(now(), accessTokenMs)
  const token = await new SignJWT({ sid: identity.sessionUid })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setSubject(identity.accountUid)
    .setIssuedAt(now())
    .setExpirationTime(expiresAt)
    .sign(keyOf(secret))
  return { token, expiresAt: expiresAt.toISOString() }
}

/** The identity in a token; null when it is not ours, altered or past its end. */
export async function readAccessToken(secret: string, token: string): Promise<Identity | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: ['HS256'],
      typ: 'at+jwt',
      currentDate: now(),
    })
    return typeof payload.sub === 'string' && typeof payload['sid'] === 'string'
      ? { accountUid: payload.sub, sessionUid: payload['sid'] }
      : null
  } catch {
    return null
  }
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret)
}
