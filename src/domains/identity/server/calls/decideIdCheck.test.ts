import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { one } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { liveBrief } from '../../../../world/stories.ts'
import { lookAtDocuments, submittedIdCheck } from '../../../../world/id-check-stories.ts'
import { world } from '../../../../world/world.ts'
import { setInfluencer } from '../../../profiles/server/build.ts'
import { identityCalls } from '../../contract.ts'
import { idChecks, idDocuments } from '../tables.ts'
import { liveChannel } from '../../../notifications/server/announce.ts'
import { openBus } from '../../../../kit/server/bus.ts'
import { openLog } from '../../../../kit/server/log.ts'

describeCall(identityCalls.decideIdCheck, async (w) => {
  const { uid } = await submittedIdCheck(w)
  for (const person of [w.anna, w.amir, w.ada]) await lookAtDocuments(person, uid)
  return { uid, failure: null }
})

it('waits until whoever decides has opened both pictures', async () => {
  const w = await world()
  const { uid } = await submittedIdCheck(w)
  await lookAtDocuments(w.amir, uid)
  await w.anna.call('openIdDocument', { uid, part: 'document' })
  const early = await refusal(w.anna.call('decideIdCheck', { uid, failure: null }))
  expect([early.code, early.message]).toEqual(['failed-precondition', 'Open every photo first, then decide.'])
  expect((await w.anna.call('listIdChecks', {})).rows[0]?.opened).toEqual(['document'])
  await w.anna.call('openIdDocument', { uid, part: 'selfie' })
  expect((await w.anna.call('decideIdCheck', { uid, failure: null })).state).toBe('passed')
})

it('passes nobody under 18, and pauses their profile', async () => {
  const w = await world()
  const { uid } = await submittedIdCheck(w)
  await lookAtDocuments(w.anna, uid)
  await setInfluencer(w.database.db, w.aliceInfluencer, { dateOfBirth: '2010-05-03' })
  const message = 'They’re under 18. Send it back with the reason “Under 18”.'
  expect(await refusal(w.anna.call('decideIdCheck', { uid, failure: null }))).toMatchObject({ message })
  const brief = await liveBrief(w)
  expect((await w.anna.call('decideIdCheck', { uid, failure: 'under-18' })).state).toBe('failed')
  const { approval, approvalReason } = await w.alice.call('getInfluencerProfile', { uid: w.aliceInfluencer })
  expect([approval, approvalReason]).toEqual(['suspended', expect.stringContaining('Creators have to be 18 or over')])
  const request = { briefUid: brief.uid, influencerUid: w.aliceInfluencer, message: 'May I?' }
  expect((await refusal(w.alice.call('applyToBrief', request))).code).toBe('failed-precondition')
})

it('keeps the result, what was checked, when and by whom, and nothing of the document', async () => {
  const w = await world()
  const { uid } = await submittedIdCheck(w)
  await lookAtDocuments(w.anna, uid)
  await w.anna.call('decideIdCheck', { uid, failure: null })
  expect(await w.database.db.select().from(idDocuments)).toEqual([])
  const kept = one(await w.database.db.select().from(idChecks).where(eq(idChecks.uid, uid)))
  expect(kept).toMatchObject({ state: 'passed', legalName: null, decidedBy: w.anna.accountUid })
  expect(kept.checked).toEqual(['document', 'selfie', 'name', 'date of birth'])
})

it('shows brands that it was checked', async () => {
  const w = await world()
  const { uid } = await submittedIdCheck(w)
  const seen = async () => (await w.bella.call('getCreatorPage', { handle: 'alice.eats' })).idCheckedAt
  expect(await seen()).toBeNull()
  await lookAtDocuments(w.anna, uid)
  await w.anna.call('decideIdCheck', { uid, failure: null })
  expect(await seen()).toEqual(expect.any(String))
})

it('tells the creator in words what did not fit, and leaves the way open', async () => {
  const w = await world()
  const { uid } = await submittedIdCheck(w)
  await lookAtDocuments(w.anna, uid)
  await w.anna.call('decideIdCheck', { uid, failure: 'name-differs' })
  const { rows } = await w.alice.call('listNotifications', {})
  expect(rows[0]).toMatchObject({ title: 'We couldn’t confirm your ID' })
  const { checkedAt, last } = await w.alice.call('getIdCheck', { influencerUid: w.aliceInfluencer })
  expect([checkedAt, last?.failure]).toEqual([null, 'name-differs'])
  await submittedIdCheck(w)
  expect((await refusal(w.anna.call('decideIdCheck', { uid, failure: null }))).code).toBe('failed-precondition')
})

it('tells the creator’s open pages', async () => {
  const w = await world()
  const { uid } = await submittedIdCheck(w)
  await lookAtDocuments(w.anna, uid)
  const bus = await openBus(w.database, openLog('silent'))
  const heard: string[] = []
  bus.on(liveChannel, (said) => heard.push(said))
  await w.anna.call('decideIdCheck', { uid, failure: 'name-differs' })
  await expect
    .poll(() => heard.some((said) => said.includes('"id-check"') && said.includes(w.alice.accountUid)))
    .toBe(true)
  await bus.close()
})
