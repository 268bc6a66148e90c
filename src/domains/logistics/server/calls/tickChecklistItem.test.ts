import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { addedItems, addedShipment } from '../../../../world/logistics-stories.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { must } from '../../../../kit/contract/must.ts'
import { world } from '../../../../world/world.ts'
import { logisticsCalls } from '../../contract.ts'

describeCall(
  logisticsCalls.tickChecklistItem,
  addedItems,
  (w, person, given) => {
    const { brands, creators } = given as Awaited<ReturnType<typeof addedItems>>
    return { uid: person === w.alice || person === w.olivia ? creators : brands, done: true }
  },
  'record',
)

it('is done and opened again by who is to do it, on every plan', async () => {
  const w = await world()
  const { collabUid, brands, creators } = await addedItems(w)
  await givePlan(w, 'basic')
  const done = async () => {
    const { checklist } = await w.bella.call('getLogistics', { collabUid })
    return checklist.map(({ doneAt }) => doneAt !== null)
  }
  await w.alice.call('tickChecklistItem', { uid: creators, done: true })
  await w.anna.call('tickChecklistItem', { uid: brands, done: true })
  expect(await done()).toEqual([true, true])
  await w.ben.call('tickChecklistItem', { uid: brands, done: false })
  expect(await done()).toEqual([false, true])
  expect((await refusal(w.alice.call('tickChecklistItem', { uid: brands, done: true }))).code).toBe('permission-denied')
  expect((await refusal(w.ben.call('tickChecklistItem', { uid: creators, done: false }))).code).toBe(
    'permission-denied',
  )
})

it('leaves the steps of a shipment to the shipment', async () => {
  const w = await world()
  const { collabUid } = await addedShipment(w)
  const { checklist } = await w.alice.call('getLogistics', { collabUid })
  const { uid } = must(checklist[0], 'step')
  expect((await refusal(w.alice.call('tickChecklistItem', { uid, done: true }))).message).toContain(
    'part of a shipment',
  )
})
