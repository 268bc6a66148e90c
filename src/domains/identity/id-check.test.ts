import { expect, it } from 'vitest'
import { isSameName } from './id-check.ts'

it.each([
  ['Alice Moreau', 'ALICE MOREAU', true],
  ['Zoë Peña', 'Zoe Pena', true],
  ['Alice Moreau', 'Moreau Alice Marie', true],
  ['Alice Moreau', 'Olivia Grant', false],
  ['Alice', 'Alice Moreau', false],
  ['Alice Moreau', 'Alice Grant', false],
])('compares %s with %s: %s', (given, found, is) => {
  expect(isSameName(given, found)).toBe(is)
  expect(isSameName(found, given)).toBe(is)
})
