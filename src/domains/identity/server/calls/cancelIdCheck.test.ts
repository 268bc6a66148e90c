import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { startedIdCheck, submittedIdCheck } from '../../../../world/id-check-stories.ts'
import { world } from '../../../../world/world.ts'
import { identityCalls } from '../../contract.ts'
import { idDocuments } from '../tables.ts'

describeCall(identityCalls.cancelIdCheck, async (w) => ({ uid: (await startedIdCheck(w)).uid }))

it('deletes what was brought, and cannot be done twice', async () => {
  const w = await world()
  const { uid } = await submittedIdCheck(w)
  expect(await w.alice.call('cancelIdCheck', { uid })).toMatchObject({ state: 'cancelled', brought: [] })
  expect(await w.database.db.select().from(idDocuments)).toEqual([])
  expect((await refusal(w.alice.call('cancelIdCheck', { uid }))).code).toBe('failed-precondition')
  expect((await w.anna.call('listIdChecks', {})).rows).toEqual([])
})
