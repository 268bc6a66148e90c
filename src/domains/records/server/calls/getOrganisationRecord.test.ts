import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { recordCalls } from '../../contract.ts'

describeCall(recordCalls.getOrganisationRecord, async (w) => ({ uid: await orgOf(w) }))

const orgOf = async (w: World) => (await getBrand(w.database.db, w.luna)).orgUid

it('has its venues with who looks after them', async () => {
  const w = await world()
  const organisation = await w.amir.call('getOrganisationRecord', { uid: await orgOf(w) })
  expect(organisation.venues).toMatchObject([{ uid: w.luna, name: 'Luna', manager: 'Anna', looksAfter: false }])
  expect(organisation.can.write).toBe(false)
})
