import { expect, it } from 'vitest'
import {
  addedItems,
  addedShipment,
  addedTransport,
  addressedShipment,
  aliceAddress,
  premiumCollab,
  sentShipment,
  trainFields,
} from '../../../world/logistics-stories.ts'
import { givePlan } from '../../../world/team-stories.ts'
import { type World, world } from '../../../world/world.ts'
import { tierIds } from '../../plans/tiers.ts'
import type { logisticsCalls } from '../contract.ts'

const item = { title: 'Send your shot list', owner: 'influencer', dueOn: '2026-03-05', dueTime: '12:00' }
const extras = { dress: 'Smart', equipment: '', permits: '' }
const sent = { carrier: 'DHL', trackingUrl: null }
type Step = { name: keyof typeof logisticsCalls; by: 'alice' | 'bella' | 'anna'; input: (w: World) => Promise<object> }

/** What is added or changed: part of Premium, for our team as well. */
const planning: readonly Step[] = [
  {
    name: 'addTransport',
    by: 'bella',
    input: async (w) => ({ collabUid: await premiumCollab(w), fields: trainFields }),
  },
  {
    name: 'addTransport',
    by: 'anna',
    input: async (w) => ({ collabUid: await premiumCollab(w), fields: trainFields }),
  },
  {
    name: 'changeTransport',
    by: 'bella',
    input: async (w) => ({ uid: (await addedTransport(w)).uid, version: 1, fields: trainFields }),
  },
  {
    name: 'addShipment',
    by: 'bella',
    input: async (w) => ({ collabUid: await premiumCollab(w), fields: { contents: 'Box', sendBy: '2026-03-06' } }),
  },
  {
    name: 'changeShipment',
    by: 'bella',
    input: async (w) => ({
      uid: (await addedShipment(w)).uid,
      fields: { contents: 'Box', sendBy: '2026-03-06' },
    }),
  },
  {
    name: 'saveExtras',
    by: 'bella',
    input: async (w) => ({ collabUid: await premiumCollab(w), version: 0, fields: extras }),
  },
  {
    name: 'saveAccessNeeds',
    by: 'alice',
    input: async (w) => ({ collabUid: await premiumCollab(w), accessNeeds: 'A' }),
  },
  {
    name: 'changeChecklistItem',
    by: 'bella',
    input: async (w) => ({ uid: (await addedItems(w)).brands, fields: item }),
  },
  { name: 'addChecklistItem', by: 'bella', input: async (w) => ({ collabUid: await premiumCollab(w), fields: item }) },
]

/** What was agreed is read and finished on every plan. */
const finishing: readonly Step[] = [
  { name: 'getLogistics', by: 'alice', input: async (w) => ({ collabUid: (await addedTransport(w)).collabUid }) },
  { name: 'removeTransport', by: 'bella', input: async (w) => ({ uid: (await addedTransport(w)).uid }) },
  {
    name: 'saveShipmentAddress',
    by: 'alice',
    input: async (w) => ({ uid: (await addedShipment(w)).uid, address: aliceAddress }),
  },
  { name: 'openShipmentAddress', by: 'bella', input: async (w) => ({ uid: (await addressedShipment(w)).uid }) },
  {
    name: 'markShipmentSent',
    by: 'bella',
    input: async (w) => ({ uid: (await addressedShipment(w)).uid, fields: sent }),
  },
  { name: 'confirmShipment', by: 'alice', input: async (w) => ({ uid: (await sentShipment(w)).uid }) },
  { name: 'removeShipment', by: 'bella', input: async (w) => ({ uid: (await addedShipment(w)).uid }) },
  { name: 'tickChecklistItem', by: 'bella', input: async (w) => ({ uid: (await addedItems(w)).brands, done: true }) },
  { name: 'removeChecklistItem', by: 'bella', input: async (w) => ({ uid: (await addedItems(w)).brands }) },
]

const notInPlan = (name: string) =>
  name === 'saveAccessNeeds'
    ? 'You can’t send this venue your access needs here. Message them instead.'
    : 'Logistics management isn’t in your plan. Upgrade to Premium to use it.'

const each = (steps: readonly Step[]) => tierIds.flatMap((tier) => steps.map((step) => ({ ...step, tier })))

it.each(each(planning))('$name by $by on $tier is part of Premium', async ({ name, by, input, tier }) => {
  const w = await world()
  const data = await input(w)
  await givePlan(w, tier)
  const answer = w[by].callRaw(name, data).then(
    () => 'allowed',
    ({ message }: Error) => message,
  )
  expect(await answer).toBe(tier === 'premium' ? 'allowed' : notInPlan(name))
})

it.each(each(finishing))('$name by $by on $tier finishes what was agreed', async ({ name, by, input, tier }) => {
  const w = await world()
  const data = await input(w)
  await givePlan(w, tier)
  await w[by].callRaw(name, data)
})
