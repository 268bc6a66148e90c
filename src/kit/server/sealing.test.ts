import { expect, it } from 'vitest'
import { seal, unseal } from './sealing.ts'

const secrets = { secret: 'a secret of today', SESSION_SECRET_BEFORE: undefined }

it('gives back what was sealed, and looks different each time', () => {
  const sealed = seal(secrets, 'authenticator', 'żółw 🐢')
  expect(unseal(secrets, 'authenticator', sealed)).toBe('żółw 🐢')
  expect(seal(secrets, 'authenticator', 'żółw 🐢')).not.toBe(sealed)
})

it('opens nothing for another purpose, by another secret, or once altered', () => {
  const sealed = seal(secrets, 'authenticator', 'text')
  expect(unseal(secrets, 'tokens', sealed)).toBeNull()
  expect(unseal({ secret: 'another', SESSION_SECRET_BEFORE: undefined }, 'authenticator', sealed)).toBeNull()
  const altered = Buffer.from(sealed, 'base64url')
  altered[13] = (altered[13] ?? 0) ^ 1
  expect(unseal(secrets, 'authenticator', altered.toString('base64url'))).toBeNull()
  expect(unseal(secrets, 'authenticator', 'short')).toBeNull()
})

it('still opens what the former secret sealed', () => {
  const sealed = seal(secrets, 'authenticator', 'text')
  expect(unseal({ secret: 'a new one', SESSION_SECRET_BEFORE: secrets.secret }, 'authenticator', sealed)).toBe('text')
})
