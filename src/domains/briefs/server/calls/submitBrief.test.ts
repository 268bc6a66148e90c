import { expect, it } from 'vitest'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { draftBrief, liveBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { mails } from '../../../../kit/server/mail/tables.ts'
import { briefCalls } from '../../contract.ts'
import { setBrand } from '../../../profiles/server/build.ts'

describeCall(briefCalls.submitBrief, async (w) => {
  const { uid, version } = await draftBrief(w)
  return { uid, version }
})

it('puts it into the queue of the account manager, who is told by mail', async () => {
  const w = await world()
  const { uid, version, content } = await draftBrief(w)
  expect(await w.bella.call('submitBrief', { uid, version })).toMatchObject({ status: 'submitted' })
  expect((await w.anna.call('listBriefQueue', {})).rows.map((row) => row.card.uid)).toEqual([uid])
  expect((await w.amir.call('listBriefQueue', {})).rows).toEqual([])
  const sent = await w.database.db.select().from(mails)
  expect(sent.map((mail) => [mail.to, mail.subject])).toEqual([
    ['anna@example.test', `Luna submitted “${content.title}”`],
  ])
})

it('lists what is missing from a draft', async () => {
  const w = await world()
  const { uid, version } = await draftBrief(w, { mentions: [], valueMinor: 0 })
  const answer = await refusal(w.bella.call('submitBrief', { uid, version }))
  expect(answer).toEqual({
    code: 'failed-precondition',
    message: 'Add the value of the experience. Add an account to mention.',
  })
})

it('lets a brand that receives value go live without staff', async () => {
  const w = await world()
  await setBrand(w.database.db, w.luna, { customerStatus: 'receiving-value' })
  const { uid, version } = await draftBrief(w)
  expect(await w.bella.call('submitBrief', { uid, version })).toMatchObject({ status: 'live' })
})

it('says what the brief is now when it cannot be submitted', async () => {
  const w = await world()
  const { uid, version } = await liveBrief(w)
  expect(await refusal(w.bella.call('submitBrief', { uid, version }))).toEqual({
    code: 'failed-precondition',
    message: 'This brief is live, so it can’t be sent for review.',
  })
})

it('is done once when two press at once', async () => {
  const w = await world()
  const { uid, version } = await draftBrief(w)
  const results = await Promise.allSettled([
    w.bella.call('submitBrief', { uid, version }),
    w.ben.call('submitBrief', { uid, version }),
  ])
  expect(codes(results).sort()).toEqual(['aborted', 'ok'])
})
