import { expect, it } from 'vitest'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { storyStart, world } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'

describeCall(contentCalls.recordCreatorOpen, (w) => ({ brandUid: w.luna, handle: 'alice.eats' }))

it('counts each brand once a day, for the creator to see without names', async () => {
  const w = await world()
  const open = () => w.bella.call('recordCreatorOpen', { brandUid: w.luna, handle: 'alice.eats' })
  await open()
  await open()
  await w.ben.call('recordCreatorOpen', { brandUid: w.luna, handle: 'alice.eats' })
  await w.oscar.call('recordCreatorOpen', { brandUid: w.orso, handle: 'alice.eats' })
  setClock(plus(storyStart, dayMs))
  await open()
  const page = await w.alice.call('getCreatorPage', { handle: 'alice.eats' })
  expect(page.own).toMatchObject({ opened: 3, brands: 2 })
  expect(JSON.stringify(page.own)).not.toContain(w.luna)
  expect((await w.bella.call('getCreatorPage', { handle: 'alice.eats' })).own).toBeNull()
})
