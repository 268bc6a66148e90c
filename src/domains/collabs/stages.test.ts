import { expect, it } from 'vitest'
import { must } from '../../kit/contract/must.ts'
import { advance, type CollabAction, isPossible, outcomes, type Stage, transitions } from './stages.ts'

const all: Stage[] = [1, 3, 4, 5, 6]
const actions = [...new Set(transitions.map((row) => row.action))]

it('allows exactly the rows of the table, at every stage and for every action', () => {
  for (const stage of all) {
    for (const action of actions) {
      const row = must(transitions.find((one) => one.action === action))
      const state = { stage, outcome: stage === 6 ? ('completed' as const) : ('open' as const) }
      expect([stage, action, isPossible(state, action)]).toEqual([stage, action, row.from.includes(stage)])
    }
  }
})

it('allows nothing once a collab has ended otherwise than completed', () => {
  for (const outcome of outcomes.filter((one) => one !== 'open' && one !== 'completed')) {
    for (const action of actions) expect(isPossible({ stage: 4, outcome }, action)).toBe(false)
  }
})

it.each<[Stage, CollabAction, string]>([
  [4, 'approve', 'This collab is scheduled, so it can’t be approved.'],
  [1, 'schedule', 'This collab isn’t approved yet, so it can’t be scheduled.'],
  [6, 'cancel', 'This collab is completed, so it can’t be cancelled.'],
])('says at stage %d why it cannot %s', (stage, action, text) => {
  expect(() => advance({ stage, outcome: stage === 6 ? 'completed' : 'open' }, action)).toThrow(text)
})

it('never turns an outcome into a stage', () => {
  expect(advance({ stage: 1, outcome: 'open' }, 'decline')).toEqual({ stage: 1, outcome: 'declined' })
  expect(() => advance({ stage: 1, outcome: 'declined' }, 'approve')).toThrow(
    'This collab was declined, so it can’t be approved.',
  )
})

it('leads on with the last deliverable: submitted to 5, published or (for ugc) approved to completed', () => {
  expect(advance({ stage: 4, outcome: 'open' }, 'submitDeliverable')).toEqual({ stage: 4, outcome: 'open' })
  expect(advance({ stage: 4, outcome: 'open' }, 'submitDeliverable', true)).toEqual({ stage: 5, outcome: 'open' })
  expect(advance({ stage: 5, outcome: 'open' }, 'markPublished')).toEqual({ stage: 5, outcome: 'open' })
  for (const action of ['markPublished', 'approveDeliverable'] as const) {
    expect(advance({ stage: 5, outcome: 'open' }, action, true)).toEqual({ stage: 6, outcome: 'completed' })
  }
})
