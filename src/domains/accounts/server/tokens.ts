import { createHash, randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { must } from '../../../kit/contract/must.ts'
import { minuteMs, now, plus } from '../../../kit/server/clock.ts'
import { keysOf, type Secrets } from '../../../kit/server/signing.ts'

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

/** Whom a token is for: the calls of the server, and nobody else who may trust its key. */
const audience = 'calls'

type Identity = { accountUid: string; sessionUid: string }

/** A signed statement of who is calling, sent as a Bearer header. */
export async function signAccessToken(
  secrets: Secrets,
  identity: Identity,
): Promise<{ token: string; expiresAt: string }> {
  const expiresAt = plus(now(), accessTokenMs)
  const token = await new SignJWT({ sid: identity.sessionUid })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setSubject(identity.accountUid)
    .setIssuedAt(now())
    .setExpirationTime(expiresAt)
    .setAudience(audience)
    .sign(keysOf(secrets, 'access-token')[0])
  return { token, expiresAt: expiresAt.toISOString() }
}

type Verified = { identity: Identity; endsAtMs: number }

/** Tokens whose signature was found good: it is checked once, their end at every call. The oldest make room. */
const verified = new Map<string, Verified & { secret: string }>()
const mostVerified = 10_000

/** The identity in a token; null when it is not ours, altered or past its end. */
export async function readAccessToken(secrets: Secrets, token: string): Promise<Identity | null> {
  const known = verified.get(token)
  if (known?.secret === secrets.secret && now().getTime() < known.endsAtMs) return known.identity
  const read = await verify(secrets, token)
  if (!read) return null
  if (verified.size >= mostVerified) verified.delete(must(verified.keys().next().value, 'value'))
  verified.set(token, { ...read, secret: secrets.secret })
  return read.identity
}

async function verify(secrets: Secrets, token: string): Promise<Verified | null> {
  for (const key of keysOf(secrets, 'access-token')) {
    const read = await verifyWith(key, token)
    if (read) return read
  }
  return null
}

async function verifyWith(key: Uint8Array, token: string): Promise<Verified | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      audience,
      typ: 'at+jwt',
      currentDate: now(),
    })
    const { sub: accountUid, sid: sessionUid, exp } = payload
    return typeof accountUid === 'string' && typeof sessionUid === 'string' && exp !== undefined
      ? { identity: { accountUid, sessionUid }, endsAtMs: exp * 1000 }
      : null
  } catch {
    return null
  }
}
