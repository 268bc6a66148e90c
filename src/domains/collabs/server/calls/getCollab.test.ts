import { expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { requestedCollab, scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'

describeCall(collabCalls.getCollab, async (w) => ({ uid: (await requestedCollab(w)).uid }))

it('says for each viewer which side they are on and what they may do', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  const [alice, bella, anna, amir] = [
    await w.alice.call('getCollab', { uid }),
    await w.bella.call('getCollab', { uid }),
    await w.anna.call('getCollab', { uid }),
    await w.amir.call('getCollab', { uid }),
  ]
  const allowed = ({ can }: typeof alice) => Object.keys(can).filter((action) => can[action as keyof typeof can])
  expect([alice.side, allowed(alice)]).toEqual(['influencer', ['withdraw']])
  expect([bella.side, allowed(bella)]).toEqual(['brand', ['approve', 'decline']])
  expect([anna.side, allowed(anna)]).toEqual(['staff', ['approve', 'decline']])
  // Staff read across brands; writing is for the account manager of the brand.
  expect([amir.side, allowed(amir)]).toEqual(['staff', []])
})

it('never shows a date of birth, nor a telephone number before there is an appointment', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  const text = JSON.stringify(await w.alice.call('getCollab', { uid }))
  expect(text).not.toContain('dateOfBirth')
  expect((await w.alice.call('getCollab', { uid })).brand.hostPhone).toBeNull()
})

it.each([
  [plus(storySlot, -48 * hourMs - minuteMs), null],
  [plus(storySlot, -48 * hourMs), 'No nuts'],
  [plus(storySlot, dayMs), 'No nuts'],
  [plus(storySlot, dayMs + minuteMs), null],
])('shows the venue at %s what the guest needs: %s', async (at, needs) => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  setClock(at)
  expect((await w.bella.call('getCollab', { uid })).visit?.needs).toBe(needs)
  expect((await w.alice.call('getCollab', { uid })).visit?.needs).toBe('No nuts')
  expect((await w.anna.call('getCollab', { uid })).visit?.needs).toBeNull()
})
