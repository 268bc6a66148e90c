import { expect, it } from 'vitest'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedCollab } from '../../../../world/stories.ts'
import { storyStart, world, type World } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'
import type { TermsChange } from '../../terms-changes.ts'
import { findSignatures } from '../signatures.ts'
import { getCollab } from '../reads.ts'
import { systemActor } from '../../../../access/roles.ts'

const reason = 'One story more would help us.'

async function proposed(w: World, changes: TermsChange = { guests: 2 }) {
  const { uid, version } = await approvedCollab(w)
  return w.bella.call('proposeTerms', { uid, version, changes, reason })
}

describeCall(collabCalls.answerTerms, async (w) => {
  const { uid, version } = await proposed(w)
  return { uid, version, answer: 'accept' }
})

it('puts the proposed terms in force, with their content, names and times', async () => {
  const w = await world()
  const before = must((await approvedCollab(w)).terms)
  const story = { type: 'story', contentType: 'image', platform: 'tiktok', count: 2 } as const
  const { uid, version } = await proposed(w, { deliverables: [...before.deliverables, story], guests: 3 })
  const asked = must((await w.bella.call('listTermsChanges', { uid })).open)
  setClock(plus(storyStart, dayMs))
  const after = await w.alice.call('answerTerms', { uid, version, answer: 'accept', note: 'Happy to.' })
  expect(after.terms).toMatchObject({ guests: 3, agreedAt: plus(storyStart, dayMs).toISOString() })
  expect(after.deliverables.filter(({ platform }) => platform === 'tiktok')).toHaveLength(2)
  const { past, open } = await w.anna.call('listTermsChanges', { uid })
  expect(open).toBeNull()
  expect(past).toMatchObject([{ state: 'accepted', proposedBy: 'Bella', answeredBy: 'Alice Moreau', rows: asked.rows }])
  const signatures = await w.tx(async (tx) => {
    const collab = await getCollab(tx, systemActor, uid)
    return findSignatures(tx, collab, must(collab.terms))
  })
  expect(signatures).toEqual([
    { by: 'Bella', for: 'Luna', at: new Date(asked.proposedAt) },
    { by: 'Alice Moreau', for: 'Alice Moreau', at: plus(storyStart, dayMs) },
  ])
  expect((await w.bella.call('listNotifications', {})).rows[0]).toMatchObject({ kind: 'terms.accepted' })
})

it('removes content that nobody began', async () => {
  const w = await world()
  const { uid, version, deliverables } = await approvedCollab(w)
  const one = { type: 'ugc', contentType: 'image', platform: 'instagram', count: 1 } as const
  const asked = await w.alice.call('proposeTerms', { uid, version, changes: { deliverables: [one] }, reason })
  const after = await w.bella.call('answerTerms', { uid, version: asked.version, answer: 'accept' })
  expect(deliverables.length).toBeGreaterThan(0)
  expect(after.deliverables).toMatchObject([{ type: 'ugc', contentType: 'image' }])
})

it('leaves the terms as they are after a no', async () => {
  const w = await world()
  const { uid, version, terms } = await proposed(w)
  const after = await w.alice.call('answerTerms', { uid, version, answer: 'decline', note: 'One is enough.' })
  expect(after.terms).toEqual(terms)
  expect((await w.alice.call('listTermsChanges', { uid })).can.propose).toBe(true)
  const { events } = await w.bella.call('getCollabTimeline', { uid })
  expect(events[0]).toMatchObject({ kind: 'terms.declined', details: { why: 'One is enough.' } })
})

it('is answered once: the second of two answers, and an answer against a withdrawal, lose', async () => {
  const w = await world()
  const { uid, version } = await proposed(w)
  const two = await Promise.allSettled([
    w.alice.call('answerTerms', { uid, version, answer: 'accept' }),
    w.alice.call('answerTerms', { uid, version, answer: 'decline' }),
    w.bella.call('withdrawTerms', { uid, version }),
  ])
  expect(two.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { open, past } = await w.alice.call('listTermsChanges', { uid })
  expect([open, past.length]).toEqual([null, 1])
  const { guests } = must((await w.alice.call('getCollab', { uid })).terms)
  expect(guests).toBe(past[0]?.state === 'accepted' ? 2 : 1)
})

it('is for the other side, and in time', async () => {
  const w = await world()
  const { uid, version } = await proposed(w)
  expect((await refusal(w.ben.call('answerTerms', { uid, version, answer: 'accept' }))).message).toBe(
    'You proposed these terms, so the other side has to reply.',
  )
  setClock(plus(storyStart, 7 * dayMs))
  expect((await refusal(w.alice.call('answerTerms', { uid, version, answer: 'accept' }))).message).toBe(
    'This proposal has expired. Propose the terms again.',
  )
})

it('needs a proposal', async () => {
  const w = await world()
  const { uid, version } = await approvedCollab(w)
  expect(await refusal(w.alice.call('answerTerms', { uid, version, answer: 'accept' }))).toEqual({
    code: 'failed-precondition',
    message: 'There are no proposed terms to reply to.',
  })
})
