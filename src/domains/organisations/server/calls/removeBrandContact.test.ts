import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { organisationCalls } from '../../contract.ts'

async function contact(w: World) {
  const { rows } = await w.anna.call('saveBrandContact', {
    brandUid: w.luna,
    contact: null,
    fields: { name: 'Maria', role: '', email: null, phone: null },
  })
  return { brandUid: w.luna, uid: must(rows[0]).uid, version: 1 }
}
describeCall(organisationCalls.removeBrandContact, contact)

it('removes a contact once', async () => {
  const w = await world()
  const one = await contact(w)
  expect((await refusal(w.anna.call('removeBrandContact', { ...one, version: 2 }))).code).toBe('aborted')
  expect((await w.anna.call('removeBrandContact', one)).rows).toEqual([])
  expect((await refusal(w.anna.call('removeBrandContact', one))).code).toBe('not-found')
})
