import { expect, it } from 'vitest'
import { isSigned, sign } from './signing.ts'

const [old, present] = ['an old secret of 32 characters or more', 'a new secret of 32 characters or more']
const before = { secret: old }
const after = { secret: present, SESSION_SECRET_BEFORE: old }

it('proves what it signed, and nothing else', () => {
  const signature = sign(before, 'media', 'a.jpg', '1')
  expect(signature).toMatch(/^[\w-]{43}$/)
  expect(isSigned(before, 'media', signature, 'a.jpg', '1')).toBe(true)
  expect(isSigned(before, 'media', signature, 'a.jpg', '2')).toBe(false)
  expect(isSigned(before, 'meeting', signature, 'a.jpg', '1')).toBe(false)
  expect(isSigned({ secret: present }, 'media', signature, 'a.jpg', '1')).toBe(false)
  const wrong = ['', 'x', `${signature}A`, signature.toLowerCase()]
  expect(wrong.filter((one) => isSigned(before, 'media', one, 'a.jpg', '1'))).toEqual([])
})

it('proves what the former secret signed, and signs with the present one', () => {
  expect(isSigned(after, 'media', sign(before, 'media', 'a.jpg'), 'a.jpg')).toBe(true)
  expect(isSigned(before, 'media', sign(after, 'media', 'a.jpg'), 'a.jpg')).toBe(false)
  expect(isSigned({ secret: present }, 'media', sign(after, 'media', 'a.jpg'), 'a.jpg')).toBe(true)
})
