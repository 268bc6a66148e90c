import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { dayMs, plus, setClock } from '../../../kit/server/clock.ts'
import { systemActor } from '../../../access/roles.ts'
import { exampleContent, setBrief } from '../../briefs/server/build.ts'
import { refusal } from '../../../world/describe-call.ts'
import { runJob } from '../../../world/run-job.ts'
import { liveBrief, suggestingRequest } from '../../../world/stories.ts'
import { storyStart, world } from '../../../world/world.ts'
import { expireRequests } from './jobs/expire-requests.ts'
import { expireTerms } from './jobs/expire-terms.ts'
import { getCollab } from './reads.ts'
import { termsProposals } from './tables.ts'
import { findSignatures } from './signatures.ts'

const asked = (payment: string) => [
  {
    label: 'Content',
    was: '1 Instagram Reel, 1 Instagram post (photo)',
    becomes: '2 Instagram posts (photo)',
  },
  { label: 'Payment', was: '', becomes: `£50, paid ${payment}` },
]

it('shows a request with what it asks for differently, to both sides and to our team', async () => {
  const w = await world()
  const { uid, suggestion, terms } = await suggestingRequest(w)
  expect({ suggestion, terms }).toEqual({ suggestion: { rows: asked('by the brand to you') }, terms: null })
  expect((await w.bella.call('listBrandCollabs', { brandUid: w.luna, show: 'requests' })).rows).toMatchObject([
    { uid, suggestion: { rows: asked('by you to the creator') } },
  ])
  expect((await w.anna.call('getCollab', { uid })).suggestion?.rows).toEqual(asked('by the brand to the creator'))
  const { rows } = await w.bella.call('listNotifications', {})
  expect(rows.find(({ kind }) => kind === 'collab.requested')?.body).toContain(
    'They suggest different terms: Content, Payment.',
  )
  const { events } = await w.alice.call('getCollabTimeline', { uid })
  expect(events.map(({ kind }) => kind).sort()).toEqual(['collab.requested', 'terms.proposed'])
})

it('is approved with the suggested terms: they are in force, and the agreement bears both names and times', async () => {
  const w = await world()
  const { uid, version, requestedAt } = await suggestingRequest(w)
  setClock(plus(storyStart, dayMs))
  const after = await w.bella.call('approveCollab', { uid, version, terms: 'suggested' })
  expect(after).toMatchObject({ stage: 3, suggestion: null, terms: { paymentMinor: 5_000, guests: 1 } })
  expect(after.deliverables.map(({ type }) => type)).toEqual(['post', 'post'])
  expect((await w.alice.call('listTermsChanges', { uid })).past).toMatchObject([
    { state: 'accepted', rows: asked('by the brand to you'), proposedBy: 'Alice Moreau', answeredBy: 'Bella' },
  ])
  const collab = await getCollab(w.database.db, systemActor, uid)
  expect(await findSignatures(w.database.db, collab, must(collab.terms))).toMatchObject([
    { by: 'Alice Moreau', at: new Date(requestedAt) },
    { by: 'Bella', for: 'Luna', at: plus(storyStart, dayMs) },
  ])
  const [told] = (await w.alice.call('listNotifications', {})).rows
  expect(told?.body).toContain('They agreed to the terms you suggested.')
})

it('is approved with the brief’s own terms: the creator is told, and can withdraw', async () => {
  const w = await world()
  const { uid, version } = await suggestingRequest(w)
  const after = await w.bella.call('approveCollab', { uid, version, terms: 'brief' })
  expect(after.terms?.paymentMinor).toBeUndefined()
  expect(after.deliverables.map(({ type }) => type)).toEqual(['reel', 'post'])
  expect((await w.alice.call('listTermsChanges', { uid })).past).toMatchObject([{ state: 'declined' }])
  const [told] = (await w.alice.call('listNotifications', {})).rows
  expect(told?.body).toContain(
    'They approved you on the brief’s terms, not the ones you suggested. If the brief’s terms don’t work for you, you can withdraw until you book a time.',
  )
  expect((await w.alice.call('getCollab', { uid })).can.withdraw).toBe(true)
})

it('is never approved without saying with which terms, and our team does not agree to others', async () => {
  const w = await world()
  const { uid, version } = await suggestingRequest(w)
  expect(await refusal(w.bella.call('approveCollab', { uid, version }))).toEqual({
    code: 'failed-precondition',
    message:
      'This request suggests different terms. Open it in the app, then approve it on those terms or on the brief’s.',
  })
  expect((await refusal(w.anna.call('approveCollab', { uid, version, terms: 'suggested' }))).message).toBe(
    'Only the brand can agree to suggested terms. You can approve this request on the brief’s terms.',
  )
  const link = await w.bella.call('createReviewerLink', { brandUid: w.luna, name: 'The owner' })
  const reviewer = { token: must(new URL(link.url).searchParams.get('token')), name: 'Lena', uid, version, text: '' }
  const byLink = w.anonymous.call('decideAsReviewer', { ...reviewer, action: 'approve-request' })
  expect((await refusal(byLink)).code).toBe('failed-precondition')
  expect((await w.alice.call('getCollab', { uid })).stage).toBe(1)
  await w.anonymous.call('decideAsReviewer', { ...reviewer, action: 'decline-request' })
  expect(await w.alice.call('getCollab', { uid })).toMatchObject({ outcome: 'declined', suggestion: null })
})

it('waits for the brand where a brief approves by itself, unless it is all as in the brief', async () => {
  const w = await world()
  expect(await suggestingRequest(w, { approval: 'automatic', autoFit: 10 })).toMatchObject({ stage: 1 })
  const { uid } = await liveBrief(w, { approval: 'automatic', autoFit: 10 })
  const same = { briefUid: uid, influencerUid: w.aliceInfluencer, suggestion: { guests: exampleContent().guests } }
  expect(await w.alice.call('applyToBrief', same)).toMatchObject({ stage: 3, suggestion: null })
})

it('agrees to usage rights as they were asked for, though the brief changes', async () => {
  const w = await world()
  const { uid: briefUid } = await liveBrief(w, { usageRights: 'organic', usageMonths: 6 })
  const by = { briefUid, influencerUid: w.aliceInfluencer }
  const bad = w.alice.call('applyToBrief', { ...by, suggestion: { usageRights: 'paid', usageMonths: 0 } })
  expect((await refusal(bad)).message).toBe('Add how many months the usage rights last.')
  const { uid, version } = await w.alice.call('applyToBrief', { ...by, suggestion: { usageMonths: 12 } })
  await setBrief(w.database.db, briefUid, { usageRights: 'paid', usageMonths: 24 })
  const after = await w.bella.call('approveCollab', { uid, version, terms: 'suggested' })
  expect(after.terms).toMatchObject({ usageRights: 'organic', usageMonths: 12 })
})

it.each(['withdrawn', 'declined', 'expired'] as const)('ends with a request that is %s', async (state) => {
  const w = await world()
  const { uid, version, answerBy } = await suggestingRequest(w)
  if (state === 'withdrawn') await w.alice.call('withdrawCollab', { uid, version })
  if (state === 'declined') await w.bella.call('declineCollab', { uid, version, reason: 'full' })
  setClock(new Date(answerBy))
  // The request ends by the clock whichever of the two is first, and what it suggests with it.
  for (const job of [expireTerms, expireRequests, expireTerms]) await runJob(w, job)
  expect(await w.alice.call('getCollab', { uid })).toMatchObject({ outcome: state, suggestion: null })
  const kept = await w.database.db.select().from(termsProposals)
  expect(kept.map((proposal) => [proposal.state, proposal.answeredBy])).toEqual([
    [state, { withdrawn: 'Alice', declined: 'Bella', expired: null }[state]],
  ])
  const { rows } = await w.bella.call('listNotifications', {})
  expect(rows.filter(({ kind }) => kind.startsWith('terms.'))).toEqual([])
})
