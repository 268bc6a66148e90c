import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedCollab, requestedCollab, scheduledCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'

const reason = 'My partner would like to come too.'

describeCall(collabCalls.proposeTerms, async (w) => {
  const { uid, version } = await approvedCollab(w)
  return { uid, version, changes: { guests: 2 }, reason }
})

it('shows the other side what would change, and leaves the terms alone until they answer', async () => {
  const w = await world()
  const { uid, version, terms } = await approvedCollab(w)
  const after = await w.alice.call('proposeTerms', { uid, version, changes: { guests: 2, valueMinor: 25_000 }, reason })
  expect(after.terms).toEqual(terms)
  expect(await w.bella.call('listTermsChanges', { uid })).toMatchObject({
    open: {
      side: 'influencer',
      proposedBy: 'Alice Moreau',
      reason,
      rows: [
        { label: 'Value', becomes: '£250' },
        {
          label: 'Guests',
          was: 'Up to 1 guest, as well as the creator',
          becomes: 'Up to 2 guests, as well as the creator',
        },
      ],
    },
    can: { propose: false, answer: true, withdraw: false },
  })
  expect((await w.alice.call('listTermsChanges', { uid })).can).toEqual({
    propose: false,
    answer: false,
    withdraw: true,
  })
  expect((await w.bella.call('listNotifications', {})).rows[0]).toMatchObject({
    kind: 'terms.proposed',
    title: `Alice Moreau proposed new terms for “${terms?.title}”`,
  })
  const { events } = await w.bella.call('getCollabTimeline', { uid })
  expect(events[0]).toMatchObject({ kind: 'terms.proposed', details: { why: reason, changes: 'Value, Guests' } })
})

it('has one open proposal at a time', async () => {
  const w = await world()
  const { uid, version } = await approvedCollab(w)
  const both = await Promise.allSettled([
    w.alice.call('proposeTerms', { uid, version, changes: { guests: 2 }, reason }),
    w.bella.call('proposeTerms', { uid, version, changes: { guests: 0 }, reason }),
  ])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const now = await w.alice.call('getCollab', { uid })
  const again = w.bella.call('proposeTerms', { uid, version: now.version, changes: { guests: 3 }, reason })
  expect(await refusal(again)).toEqual({
    code: 'failed-precondition',
    message: 'New terms are already proposed. Reply to them or withdraw them first.',
  })
})

it('needs agreed terms, a change, and room for the guests who are booked', async () => {
  const w = await world()
  const asked = await requestedCollab(w)
  const tooEarly = w.bella.call('proposeTerms', {
    uid: asked.uid,
    version: asked.version,
    changes: { guests: 2 },
    reason,
  })
  expect((await refusal(tooEarly)).message).toBe('This collab isn’t approved yet, so its terms can’t change.')
  const { uid, version } = await scheduledCollab(w)
  const fewer = w.bella.call('proposeTerms', { uid, version, changes: { guests: 0 }, reason })
  expect((await refusal(fewer)).message).toBe('The visit is booked with 1 guest. Change the booking first.')
  const same = w.bella.call('proposeTerms', { uid, version, changes: { guests: 1 }, reason })
  expect((await refusal(same)).message).toBe('These are the terms you have now. Change at least one of them.')
})
