import { expect, it } from 'vitest'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { completedCollab } from '../../../../world/content-stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { missedCollab, scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'

describeCall(
  contentCalls.getReliability,
  () => null,
  (w, person) => ({ profileUid: ['bella', 'ben', 'oscar'].includes(person.name) ? w.luna : w.aliceInfluencer }),
  'record',
)

it('tells a brand what its guests know it by', async () => {
  const w = await world()
  await completedCollab(w)
  const { moves, formula } = await w.ben.call('getReliability', { profileUid: w.luna })
  expect(moves.map((move) => [move.part, move.good, move.with])).toContainEqual(['Reply time', true, 'Alice Moreau'])
  expect(moves.map((move) => move.part)).toContain('Review time')
  expect(formula).not.toBe('')
})

it('is not judged under three visits, and says how many are missing', async () => {
  const w = await world()
  expect(await w.alice.call('getReliability', { profileUid: w.aliceInfluencer })).toMatchObject({
    score: null,
    visits: 0,
    raise: 'Shown after 3 more visits.',
    moves: [],
  })
})

it('tells what moved it, newest first, with where it was', async () => {
  const w = await world()
  const collabUid = await completedCollab(w)
  const { moves, parts } = await w.alice.call('getReliability', { profileUid: w.aliceInfluencer })
  expect(parts.map((part) => part.name)).toEqual(['Content on time', 'Approved first time'])
  expect(moves.map((move) => [move.text, move.good, move.with, move.collabUid])).toEqual([
    ['You delivered on time', true, 'Luna', collabUid],
    ['Content approved first time', true, 'Luna', collabUid],
    ['Content approved first time', true, 'Luna', collabUid],
  ])
})

it.each(['no-show', 'overdue'] as const)('tells of %s as what lowers it', async (what) => {
  const w = await world()
  if (what === 'no-show') await missedCollab(w)
  else {
    await scheduledCollab(w)
    setClock(plus(storySlot, 20 * dayMs))
  }
  const { moves } = await w.alice.call('getReliability', { profileUid: w.aliceInfluencer })
  expect(moves).toMatchObject([
    { good: false, text: what === 'no-show' ? 'You didn’t show up' : 'Content is overdue', with: 'Luna' },
  ])
})
