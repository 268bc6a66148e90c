import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { staffCalls } from '../../contract.ts'

const luna = (w: World) => ({ accountUid: w.amir.accountUid, brandUids: [w.luna] })

describeCall(staffCalls.assignBrands, luna)

it('gives a brand to another, who may then write for it', async () => {
  const w = await world()
  const facts = { name: 'Luna', email: 'new@luna.test', role: 'member' as const }
  const invite = () => w.amir.call('removeMember', { brandUid: w.luna, accountUid: w.ben.accountUid })
  expect((await refusal(invite())).code).toBe('permission-denied')
  await w.ada.call('assignBrands', luna(w))
  expect((await invite()).canChange).toBe(true)
  expect((await refusal(w.anna.call('inviteMember', { brandUid: w.luna, ...facts }))).code).toBe('permission-denied')
  expect((await w.eventsOf(w.luna)).map(({ kind }) => kind)).toContain('brand.manager-assigned')
  const unknown = { ...luna(w), brandUids: [`brand_${'0'.repeat(26)}`] }
  expect((await refusal(w.ada.call('assignBrands', unknown))).code).toBe('not-found')
})
