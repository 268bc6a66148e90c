import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keysOf, type Secrets } from './signing.ts'

const nonceBytes = 12
const tagBytes = 16

/** Encrypts what must be read again, such as the secret of an authenticator app (AES-256-GCM): base64url. */
export function seal(secrets: Secrets, purpose: string, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keysOf(secrets, purpose)[0], nonce)
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** What was sealed, by this secret or the one before it; null when by neither, for another purpose, or altered. */
export function unseal(secrets: Secrets, purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < nonceBytes + tagBytes) return null
  for (const key of keysOf(secrets, purpose)) {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
    decipher.setAuthTag(bytes.subarray(-tagBytes))
    try {
      const text = decipher.update(bytes.subarray(nonceBytes, -tagBytes))
      return Buffer.concat([text, decipher.final()]).toString('utf8')
    } catch {
      // Sealed by another key.
    }
  }
  return null
}
