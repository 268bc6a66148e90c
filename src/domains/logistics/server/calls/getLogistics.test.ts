import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import {
  addedItems,
  premiumCollab,
  shipmentOf,
  sentShipment,
  addedTransport,
} from '../../../../world/logistics-stories.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { world } from '../../../../world/world.ts'
import { setClock } from '../../../../kit/server/clock.ts'
import { logisticsCalls } from '../../contract.ts'

describeCall(logisticsCalls.getLogistics, async (w) => ({ collabUid: await premiumCollab(w) }))

it('shows both sides the same plans, each with what they can do', async () => {
  const w = await world()
  const { collabUid } = await sentShipment(w)
  const bellas = await shipmentOf(w, 'bella', collabUid)
  expect(bellas).toMatchObject({ state: 'sent', can: { openAddress: true, markSent: true, confirm: false } })
  const alices = await shipmentOf(w, 'alice', collabUid)
  expect({ ...alices, can: null }).toEqual({ ...bellas, can: null })
  expect(alices.can).toEqual({
    giveAddress: false,
    openAddress: true,
    markSent: false,
    confirm: true,
    change: false,
    remove: false,
  })
  // Our team helps, and does not see where a creator lives.
  expect((await shipmentOf(w, 'anna', collabUid)).can).toMatchObject({ openAddress: false, markSent: true })
})

it('keeps what was planned readable when the plan ends, and adds nothing to it', async () => {
  const w = await world()
  const { collabUid } = await addedTransport(w)
  await givePlan(w, 'professional')
  const plans = await w.bella.call('getLogistics', { collabUid })
  expect(plans).toMatchObject({
    isIncluded: false,
    can: { plan: false },
    transports: [{ fields: { reference: 'XK42P' } }],
  })
  expect((await w.alice.call('getLogistics', { collabUid })).transports).toHaveLength(1)
})

it('says what is late', async () => {
  const w = await world()
  const { collabUid } = await addedItems(w)
  setClock(new Date('2026-03-05T12:00:01Z'))
  const { checklist } = await w.alice.call('getLogistics', { collabUid })
  expect(checklist).toMatchObject([{ isLate: true }, { isLate: true }])
})
