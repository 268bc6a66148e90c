import { expect, it } from 'vitest'
import { keysOf } from '../../kit/contract/keys.ts'
import { fits } from '../../kit/contract/table.ts'
import { advance, outcomes } from '../collabs/stages.ts'
import { type BoardAction, boardColumns, columnAfter, conditionsOf, movesFrom } from './collab-moves.ts'
import { collabList } from './lists.ts'

it('offers what the table of transitions allows, and nothing of what has ended', () => {
  expect(movesFrom({ stage: 1, outcome: 'open' })).toEqual(['approve', 'decline'])
  expect(movesFrom({ stage: 3, outcome: 'open' })).toEqual(['cancel'])
  expect(movesFrom({ stage: 4, outcome: 'open' })).toEqual(['cancel'])
  expect(movesFrom({ stage: 5, outcome: 'open' })).toEqual([])
  for (const outcome of outcomes.filter((one) => one !== 'open')) expect(movesFrom({ stage: 4, outcome })).toEqual([])
})

it('leads to the column in which the table has it afterwards', () => {
  const after: [BoardAction, 1 | 3][] = [
    ['approve', 1],
    ['decline', 1],
    ['cancel', 3],
  ]
  for (const [action, stage] of after) {
    const state = advance({ stage, outcome: 'open' }, action)
    const column = keysOf(boardColumns).find((one) => lists(one, state.stage, state.outcome))
    expect(columnAfter(action)).toBe(column)
  }
})

it('has every collab in one column, by filters that the list knows', () => {
  for (const column of keysOf(boardColumns))
    for (const condition of conditionsOf(column).where) expect(fits(collabList, condition)).toBe(true)
  for (const outcome of outcomes)
    expect(
      keysOf(boardColumns).filter((column) => lists(column, outcome === 'completed' ? 6 : 3, outcome)),
    ).toHaveLength(1)
})

function lists(column: keyof typeof boardColumns, stage: number, outcome: string): boolean {
  return conditionsOf(column).where.every(({ field, values }) =>
    values.includes(field === 'stage' ? String(stage) : outcome),
  )
}
