import { expect, it } from 'vitest'
import { namedAddress } from './passkeys.ts'

it.each([
  ['http://127.0.0.1:3000/app/account?uid=a', 'http://localhost:3000/app/account?uid=a'],
  ['http://[::1]:3000/app/account', 'http://localhost:3000/app/account'],
  ['http://localhost:3000/app/account', null],
  ['http://192.0.2.1:3000/app/account', null],
  ['https://app.example.test/app/account', null],
])('leads from %s to %s, where passkeys work', (here, named) => {
  expect(namedAddress(here)).toBe(named)
})
