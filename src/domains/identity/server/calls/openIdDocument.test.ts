import { expect, it } from 'vitest'
import { listEvents } from '../../../audit/server/events.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { startedIdCheck, submittedIdCheck } from '../../../../world/id-check-stories.ts'
import { world } from '../../../../world/world.ts'
import { identityCalls } from '../../contract.ts'

describeCall(identityCalls.openIdDocument, async (w) => ({ uid: (await submittedIdCheck(w)).uid, part: 'document' }))

it('writes down each look and who it was', async () => {
  const w = await world()
  const { uid } = await submittedIdCheck(w)
  await w.anna.call('openIdDocument', { uid, part: 'document' })
  await w.ada.call('openIdDocument', { uid, part: 'selfie' })
  const looks = (await listEvents(w.database.db, w.aliceInfluencer)).filter(
    ({ kind }) => kind === 'influencer.id-document-opened',
  )
  expect(looks.map(({ actorUid, after }) => [actorUid, after])).toEqual([
    [w.ada.accountUid, { part: 'selfie' }],
    [w.anna.accountUid, { part: 'document' }],
  ])
  expect((await w.anna.call('listIdChecks', {})).rows[0]?.looks).toBe(2)
})

it('opens nothing that was not sent', async () => {
  const w = await world()
  const { uid } = await startedIdCheck(w)
  expect((await refusal(w.anna.call('openIdDocument', { uid, part: 'selfie' }))).code).toBe('not-found')
})
