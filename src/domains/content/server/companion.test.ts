import { expect, it } from 'vitest'
import { refusal } from '../../../world/describe-call.ts'
import { completedCollab, deliveredCollab, deliverablesOf, onePost } from '../../../world/content-stories.ts'
import { dayMs, plus, setClock } from '../../../kit/server/clock.ts'
import { must, one } from '../../../kit/contract/must.ts'
import { world, type Person, type World } from '../../../world/world.ts'
import type { TermsChange } from '../../collabs/terms-changes.ts'
import { rightsEnd } from '../../collabs/rights-end.ts'

const reason = 'We would like to go on.'

/** One side proposes, the other accepts. */
async function change(by: Person, to: Person, uid: string, changes: TermsChange) {
  const { version } = await by.call('getCollab', { uid })
  const asked = await by.call('proposeTerms', { uid, version, changes, reason })
  return to.call('answerTerms', { uid, version: asked.version, answer: 'accept' })
}

const approvalOf = async (w: World, uid: string) =>
  new Date(
    (await w.database.pool.query('select approved_at from deliverables where collab_uid = $1', [uid])).rows[0]
      .approved_at,
  )

it('moves the end of usage rights with the terms, after the collab is completed too', async () => {
  const w = await world()
  const uid = await completedCollab(w, { ...onePost, usageRights: 'organic', usageMonths: 1 })
  const approvedAt = await approvalOf(w, uid)
  const untilOf = async () => one(await deliverablesOf(w.bella, uid)).rights.until
  expect(await untilOf()).toBe(rightsEnd({ usageRights: 'organic', usageMonths: 1 }, approvedAt)?.toISOString())
  const { terms } = await change(w.bella, w.alice, uid, { usageMonths: 13, paymentMinor: 10_000 })
  expect(terms).toMatchObject({ usageMonths: 13, paymentMinor: 10_000 })
  expect(await untilOf()).toBe(rightsEnd({ usageRights: 'organic', usageMonths: 13 }, approvedAt)?.toISOString())
  await change(w.alice, w.bella, uid, { usageRights: 'none' })
  expect(await untilOf()).toBeNull()
})

it('refuses rights that would have ended by now, and says when content was approved', async () => {
  const w = await world()
  const uid = await completedCollab(w, { ...onePost, usageRights: 'organic', usageMonths: 1 })
  const approvedAt = await approvalOf(w, uid)
  setClock(plus(approvedAt, 400 * dayMs))
  const { version } = await w.bella.call('getCollab', { uid })
  const change = { uid, version, reason }
  expect(await refusal(w.bella.call('proposeTerms', { ...change, changes: { usageMonths: 12 } }))).toEqual({
    code: 'failed-precondition',
    message: expect.stringMatching(/would have ended on .+\. Enter at least 14 months\.$/),
  })
  expect((await w.bella.call('listTermsChanges', { uid })).approvedAt).toEqual([approvedAt.toISOString()])
  await w.bella.call('proposeTerms', { ...change, changes: { usageMonths: 14 } })
})

it('keeps content that was delivered, and takes what is added', async () => {
  const w = await world()
  const uid = await deliveredCollab(w, onePost)
  const { version, terms } = await w.bella.call('getCollab', { uid })
  const story = { type: 'story', contentType: 'video', platform: 'instagram', count: 1 } as const
  const without = w.bella.call('proposeTerms', { uid, version, changes: { deliverables: [story] }, reason })
  expect(await refusal(without)).toEqual({
    code: 'failed-precondition',
    message: 'The Instagram post is already delivered or in progress, so it can’t be removed.',
  })
  const [before] = await deliverablesOf(w.bella, uid)
  const after = await change(w.bella, w.alice, uid, { deliverables: [...must(terms).deliverables, story] })
  expect(after.deliverables).toMatchObject([
    { uid: before?.uid, type: 'post', submitted: true },
    { type: 'story', submitted: false },
  ])
})
