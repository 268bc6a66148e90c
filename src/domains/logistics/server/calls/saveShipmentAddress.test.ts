import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import {
  addedShipment,
  addressedShipment,
  aliceAddress,
  sentShipment,
  shipmentOf,
} from '../../../../world/logistics-stories.ts'
import { mailsTo } from '../../../../world/meeting-stories.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { logisticsCalls } from '../../contract.ts'

describeCall(logisticsCalls.saveShipmentAddress, async (w) => ({
  uid: (await addedShipment(w)).uid,
  address: aliceAddress,
}))

it('takes no phone number that nobody can dial', async () => {
  const w = await world()
  const { uid } = await addedShipment(w)
  const save = (phone: string) => w.alice.call('saveShipmentAddress', { uid, address: { ...aliceAddress, phone } })
  expect((await refusal(save('abc'))).message).toContain('Enter a phone number')
  expect(await save('+44 (0)7700 900-123')).toEqual({ done: true })
})

/** Tables with a row in which a word stands. */
async function tablesWith(w: World, word: string): Promise<string[]> {
  const tables = await w.database.pool.query(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await w.database.pool.query(
      `select 1 from "${name}" t where to_jsonb(t)::text ilike '%' || $1 || '%' limit 1`,
      [word],
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}

it('tells the venue that it is there, and writes it nowhere in clear', async () => {
  const w = await world()
  const { collabUid } = await sentShipment(w)
  expect(await shipmentOf(w, 'bella', collabUid)).toMatchObject({ hasAddress: true })
  expect((await mailsTo(w, 'bella@example.test')).map(({ subject }) => subject)).toContain(
    'Alice Moreau gave their address',
  )
  expect(await tablesWith(w, 'juniper')).toEqual([])
  expect(await tablesWith(w, 'tasting')).toContain('shipments')
})

it('can be said anew until it was sent, also once the plan has ended', async () => {
  const w = await world()
  const { uid } = await addressedShipment(w)
  await givePlan(w, 'basic')
  await w.alice.call('saveShipmentAddress', { uid, address: { ...aliceAddress, street: '9 Elm Row' } })
  expect((await w.bella.call('openShipmentAddress', { uid })).address.street).toBe('9 Elm Row')
  await w.bella.call('markShipmentSent', { uid, fields: { carrier: 'DHL', trackingUrl: null } })
  expect((await refusal(w.alice.call('saveShipmentAddress', { uid, address: aliceAddress }))).message).toContain(
    'on its way',
  )
})

it('is nothing for a collab that was called off', async () => {
  const w = await world()
  const { uid, collabUid } = await addedShipment(w)
  const { version } = await w.alice.call('getCollab', { uid: collabUid })
  await w.alice.call('cancelCollab', { uid: collabUid, version, reason: 'I’m ill' })
  expect(await refusal(w.alice.call('saveShipmentAddress', { uid, address: aliceAddress }))).toMatchObject({
    message: 'This collab was cancelled, so there’s nothing left to do here.',
  })
})
