import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { one } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { lookAtDocuments, startedIdCheck, submittedIdCheck } from '../../../../world/id-check-stories.ts'
import { world } from '../../../../world/world.ts'
import { identityCalls } from '../../contract.ts'
import { idChecks } from '../tables.ts'

const given = { documentKind: 'passport', legalName: 'Alice Moreau', agreed: true } as const
describeCall(identityCalls.startIdCheck, (w) => ({ influencerUid: w.aliceInfluencer, ...given }))

it('goes on with the check that is under way, however many ask at once', async () => {
  const w = await world()
  const asked = { influencerUid: w.aliceInfluencer, ...given }
  const [first, second] = await Promise.all([
    w.alice.call('startIdCheck', asked),
    w.alice.call('startIdCheck', { ...asked, documentKind: 'id-card' }),
  ])
  expect(first.check.uid).toBe(second.check.uid)
  expect(first.url).toBeNull()
  const mine = eq(idChecks.influencerUid, w.aliceInfluencer)
  one(await w.database.db.select().from(idChecks).where(mine))
})

it('refuses while one is looked at, after one that passed, and for who is under 18', async () => {
  const w = await world()
  const asked = { influencerUid: w.aliceInfluencer, ...given }
  const { uid } = await submittedIdCheck(w)
  expect((await refusal(w.alice.call('startIdCheck', asked))).message).toContain('We’re checking what you sent')
  await lookAtDocuments(w.anna, uid)
  await w.anna.call('decideIdCheck', { uid, failure: 'under-18' })
  expect((await refusal(w.alice.call('startIdCheck', asked))).message).toContain('under 18')
})

it('keeps the name until the decision alone', async () => {
  const w = await world()
  const { uid } = await startedIdCheck(w)
  const nameOf = async () => one(await w.database.db.select().from(idChecks).where(eq(idChecks.uid, uid))).legalName
  expect(await nameOf()).toBe('Alice Marie Moreau')
  await w.alice.call('cancelIdCheck', { uid })
  expect(await nameOf()).toBeNull()
})
