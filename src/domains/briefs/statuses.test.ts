import { expect, it } from 'vitest'
import { must } from '../../kit/contract/must.ts'
import { briefStatuses, canMove, nextStatus, statusWords, transitions } from './statuses.ts'

const actions = [...new Set(transitions.map((row) => row.action))]
const pairs = briefStatuses.flatMap((from) =>
  actions.map((action) => ({
    from,
    action,
    row: transitions.find((one) => one.from === from && one.action === action),
  })),
)

it.each(pairs.filter((pair) => pair.row))('allows $action from $from', ({ from, action, row }) => {
  expect([canMove(from, action), nextStatus(from, action)]).toEqual([true, must(row, 'row').to])
})

it.each(pairs.filter((pair) => !pair.row))('refuses $action from $from', ({ from, action }) => {
  expect(canMove(from, action)).toBe(false)
  expect(() => nextStatus(from, action)).toThrow(`This brief is ${statusWords[from]}, so`)
})

it('ends at archived', () => {
  expect(transitions.some((row) => String(row.from) === 'archived')).toBe(false)
})
