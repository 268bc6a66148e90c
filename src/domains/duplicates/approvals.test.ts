import { expect, it } from 'vitest'
import { betterApproval, isSuspendedOnce } from './approvals.ts'

it.each([
  ['applied', 'approved', 'approved'],
  ['approved', 'applied', 'approved'],
  ['rejected', 'applied', 'applied'],
  ['approved', 'rejected', 'approved'],
  ['suspended', 'suspended', 'suspended'],
] as const)('makes %s and %s one that is %s', (staying, going, becomes) => {
  expect(betterApproval({ approval: staying }, { approval: going }).approval).toBe(becomes)
})

it('finds out that one of two is suspended', () => {
  expect(isSuspendedOnce('suspended', 'approved')).toBe(true)
  expect(isSuspendedOnce('applied', 'suspended')).toBe(true)
  expect(isSuspendedOnce('suspended', 'suspended')).toBe(false)
})
