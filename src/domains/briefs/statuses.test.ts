import { expect, it } from 'vitest'
import { briefStatuses, canMove, nextStatus, transitions } from './statuses.ts'

it('allows every row of the table, and nothing else', () => {
  const actions = [...new Set(transitions.map((row) => row.action))]
  for (const from of briefStatuses) {
    for (const action of actions) {
      const row = transitions.find((one) => one.from === from && one.action === action)
      expect([from, action, canMove(from, action)]).toEqual([from, action, row !== undefined])
      if (row) expect(nextStatus(from, action)).toBe(row.to)
      else expect(() => nextStatus(from, action)).toThrow(`This brief is ${from} now`)
    }
  }
})

it('ends at archived', () => {
  expect(transitions.some((row) => String(row.from) === 'archived')).toBe(false)
})
