import { expect, it } from 'vitest'
import type { Call } from '../kit/contract/calls.ts'
import { allCalls } from './calls.ts'

it('makes no call for many rows that asks for a proof of who one is: a job has nobody to ask', () => {
  const calls: Call[] = Object.values(allCalls)
  expect(calls.filter((call) => call.many && (call.confirmed || call.ownHands || call.kind !== 'write'))).toEqual([])
})
