import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { submittedIdCheck } from '../../../../world/id-check-stories.ts'
import { world } from '../../../../world/world.ts'
import { identityCalls } from '../../contract.ts'

describeCall(identityCalls.listIdChecks, () => ({}))

it('lists what waits, with what has to be compared', async () => {
  const w = await world()
  const { uid } = await submittedIdCheck(w)
  const { rows } = await w.anna.call('listIdChecks', {})
  expect(rows).toMatchObject([{ uid, legalName: 'Alice Marie Moreau', influencer: { handle: 'alice.eats' }, looks: 0 }])
})
