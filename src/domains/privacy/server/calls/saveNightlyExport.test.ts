import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { addMembership } from '../../../accounts/server/accounts.ts'
import { privacyCalls } from '../../contract.ts'

const offered = (w: World) => Object.assign(w.config, { EXPORT_TO: '/tmp/exports' })

describeCall(privacyCalls.saveNightlyExport, (w) => {
  offered(w)
  return { brandUid: w.luna, isOn: true }
})

it('turns it on and off, each written down once', async () => {
  const w = await world()
  offered(w)
  const save = (isOn: boolean) => w.bella.call('saveNightlyExport', { brandUid: w.luna, isOn })
  expect(await save(true)).toMatchObject({ isOn: true, last: null })
  await save(true)
  expect(await w.ada.call('getNightlyExport', { brandUid: w.luna })).toMatchObject({ isOn: true })
  expect(await save(false)).toMatchObject({ isOn: false })
  const kinds = (await w.eventsOf(w.luna)).map(({ kind }) => kind).filter((kind) => kind.includes('nightly'))
  expect(kinds).toEqual(['brand.nightly-export-off', 'brand.nightly-export-on'])
})

it('is refused to admins of the brand who don’t own it, where none are stored, and where they are for all', async () => {
  const w = await world()
  const asked = { brandUid: w.luna, isOn: true }
  expect((await refusal(w.bella.call('saveNightlyExport', asked))).message).toContain('Use Export everything instead.')
  offered(w)
  await w.bella.call('changeMemberRole', { brandUid: w.luna, accountUid: w.ben.accountUid, role: 'admin' })
  expect((await refusal(w.ben.call('saveNightlyExport', asked))).code).toBe('permission-denied')
  Object.assign(w.config, { EXPORT_OF: 'all' })
  expect((await refusal(w.bella.call('saveNightlyExport', asked))).code).toBe('failed-precondition')
})

it('is for who may export the organisation: an owner of one of its venues who manages this one', async () => {
  const w = await world()
  offered(w)
  const other = await groupVenue(w, { name: 'Alba' })
  await w.bella.call('changeMemberRole', { brandUid: w.luna, accountUid: w.ben.accountUid, role: 'admin' })
  await w.tx((tx) => addMembership(tx, w.ben.accountUid, 'brand', other, 'owner'))
  expect(await w.ben.call('requestExport', { brandUid: w.luna })).toMatchObject({ exports: [{ name: 'Luna' }] })
  expect(await w.ben.call('saveNightlyExport', { brandUid: w.luna, isOn: true })).toMatchObject({
    isOn: true,
    can: { change: true },
  })
})
