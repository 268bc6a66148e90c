import { expect, it } from 'vitest'
import { isPlain, isUncounted, plainLocation } from './addresses.ts'

const at = (address: string) => new URL(address, 'https://app.example.test') as unknown as Location
const id = `brand_${'0'.repeat(26)}`

it.each(['/door', '/door?token=x', '/review?token=x', '/schedule-call?token=x', '/signup?token=', '/login#token=x'])(
  'counts nothing at %s',
  (address) => expect(isUncounted(at(address))).toBe(true),
)

it.each(['/', '/schedule-call', '/reviews', '/app/admin/user-explorer?search=zoe@example.test'])(
  'counts at %s',
  (address) => expect(isUncounted(at(address))).toBe(false),
)

it('tells others the path alone, and no id', () => {
  expect(plainLocation(at(`/i/${id}?search=zoe@example.test&find=x#y`))).toBe('https://app.example.test/i/{uid}')
})

it('knows an address that says no more than that', () => {
  const addresses = [
    '/join?tier=starter',
    '/pricing?currency=EUR',
    `/i/${id}`,
    '/app?search=zoe',
    '/app#zoe',
    `/?uid=${id}`,
  ]
  expect(addresses.map((address) => isPlain(at(address)))).toEqual([true, true, false, false, false, false])
})
