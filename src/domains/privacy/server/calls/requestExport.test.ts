import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { world } from '../../../../world/world.ts'
import { privacyCalls } from '../../contract.ts'

describeCall(
  privacyCalls.requestExport,
  () => ({}),
  () => ({}),
)

it('asks once until it is made', async () => {
  const w = await world()
  const { exports } = await w.alice.call('requestExport', {})
  expect(exports).toMatchObject([{ name: 'alice@example.test', state: 'waiting', expiresAt: null, bytes: null }])
  expect((await refusal(w.alice.call('requestExport', {}))).code).toBe('failed-precondition')
})

it('is for an organisation too, for its owner, for admins of our team, and nobody else', async () => {
  const w = await world()
  expect((await w.bella.call('requestExport', { brandUid: w.luna })).exports).toMatchObject([{ name: 'Luna' }])
  // One of the person beside it.
  expect((await w.bella.call('requestExport', {})).exports).toHaveLength(2)
  expect((await w.ada.call('requestExport', { brandUid: w.luna })).exports).toMatchObject([{ name: 'Luna' }])
  expect((await w.eventsOf(w.luna)).filter(({ kind }) => kind === 'brand.export-requested')).toMatchObject([
    { side: 'staff' },
    { side: 'brand' },
  ])
  for (const person of [w.ben, w.oscar, w.alice, w.anna])
    expect((await refusal(person.call('requestExport', { brandUid: w.luna }))).code).toBe('not-found')
  await w.bella.call('changeMemberRole', { brandUid: w.luna, accountUid: w.ben.accountUid, role: 'admin' })
  expect((await refusal(w.ben.call('requestExport', { brandUid: w.luna }))).code).toBe('permission-denied')
})

it('is called by the organisation’s name, not by that of one of its venues', async () => {
  const w = await world()
  await groupVenue(w, { name: 'Alba' })
  const { exports, organisations } = await w.bella.call('requestExport', { brandUid: w.luna })
  expect([exports, organisations]).toMatchObject([[{ name: 'Luna' }], [{ name: 'Luna' }]])
})
