import { expect, it } from 'vitest'
import { asTyped, isEmail } from './email-field.tsx'

it.each([
  ['  Bella@Luna.Example ', 'bella@luna.example'],
  ['be lla@\tluna.example\n', 'bella@luna.example'],
  ['ÉVA@luna.example', 'éva@luna.example'],
])('keeps %j as %j', (typed, kept) => {
  expect(asTyped(typed)).toBe(kept)
})

it.each([
  ['bella@luna.example', true],
  ['b@l.e', true],
  ['bella@luna', false],
  ['luna.example', false],
  ['be lla@luna.example', false],
  ['', false],
])('says of %j that it is an address: %s', (value, expected) => {
  expect(isEmail(value)).toBe(expected)
})
