import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Config } from './config.ts'

/** The secret that signs, and the one before it, which still proves what it signed. */
export type Secrets = Pick<Config, 'secret' | 'SESSION_SECRET_BEFORE'>

/** What is signed, such as `media`. Each has a key of its own, so that what was signed for one is no good for another. */
type Purpose = string

const derived = new Map<string, Uint8Array>()

function keyOf(secret: string, purpose: Purpose): Uint8Array {
  const name = `${purpose} ${secret}`
  const key = derived.get(name) ?? new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32))
  derived.set(name, key)
  return key
}

/** The keys of a purpose (HKDF, RFC 5869): the first signs, all of them prove. */
export function keysOf(
  { secret, SESSION_SECRET_BEFORE: before }: Secrets,
  purpose: Purpose,
): [Uint8Array, ...Uint8Array[]] {
  return [keyOf(secret, purpose), ...(before ? [keyOf(before, purpose)] : [])]
}

/** An HMAC-SHA-256 over the parts. */
export function digest(key: Uint8Array, parts: readonly string[]): Buffer {
  return createHmac('sha256', key).update(parts.join('\n')).digest()
}

/** A signature for an address: base64url, 43 characters. The parts hold no line breaks. */
export function sign(secrets: Secrets, purpose: Purpose, ...parts: string[]): string {
  return digest(keysOf(secrets, purpose)[0], parts).toString('base64url')
}

/** Whether a signature is ours, for this purpose and these parts. */
export function isSigned(secrets: Secrets, purpose: Purpose, signature: string, ...parts: string[]): boolean {
  const given = Buffer.from(signature, 'base64url')
  return keysOf(secrets, purpose).some((key) => {
    const expected = digest(key, parts)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
