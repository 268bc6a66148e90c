import { expect, it } from 'vitest'
import { contractLevel } from './written-contract.ts'

it.each([
  [79_999, 'none'],
  [80_000, 'near'],
  [99_999, 'near'],
  [100_000, 'needed'],
] as const)('asks for a contract by the sum of a year: %i', (total, level) => {
  expect(contractLevel(total)).toBe(level)
})
