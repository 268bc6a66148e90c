import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import {
  bringFor,
  captionFor,
  deliveredCollab,
  deliverAll,
  deliverablesOf,
  storyDelivery,
  visitedCollab,
} from '../../../../world/content-stories.ts'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { plus, setClock } from '../../../../kit/server/clock.ts'
import { mails } from '../../../../kit/server/mail/tables.ts'
import { type TickedRule, tickedRules } from '../../checklist.ts'
import { contentCalls } from '../../contract.ts'

/** Alice's reel with a draft that is in order, unless changed. */
async function draft(
  w: World,
  collabUid: string,
  change: { caption?: string; ticks?: TickedRule[]; seed?: number } = {},
) {
  const { terms } = await w.alice.call('getCollab', { uid: collabUid })
  const [reel] = await deliverablesOf(w.alice, collabUid)
  const fileUid = await bringFor(w, w.alice, must(reel), change.seed ?? 1)
  return w.alice.call('saveDeliverable', {
    uid: must(reel).uid,
    version: must(reel).version,
    fileUids: [fileUid],
    caption: change.caption ?? captionFor(must(terms)),
    ticks: change.ticks ?? [...tickedRules],
  })
}

describeCall(contentCalls.submitDeliverable, async (w) => {
  const { uid, version } = await draft(w, await visitedCollab(w))
  return { uid, version }
})

it('is at stage 5 with the last asked deliverable: the review clock starts, and the brand is told', async () => {
  const w = await world()
  const collabUid = await visitedCollab(w)
  const { uid, version } = await draft(w, collabUid)
  expect(await w.alice.call('submitDeliverable', { uid, version })).toMatchObject({
    state: 'in-review',
    autoApproveAt: null,
    can: { submit: false, save: false },
  })
  expect(await w.bella.call('getCollab', { uid: collabUid })).toMatchObject({ stage: 4 })

  await deliverAll(w, w.alice, collabUid, 7)
  const deliverables = await deliverablesOf(w.bella, collabUid)
  expect(await w.bella.call('getCollab', { uid: collabUid })).toMatchObject({ stage: 5, outcome: 'open' })
  expect(deliverables.map((deliverable) => deliverable.autoApproveAt)).toEqual([
    '2026-03-18T15:00:00.000Z',
    '2026-03-18T15:00:00.000Z',
  ])
  expect(deliverables[0]).toMatchObject({
    can: { approve: true, requestChanges: true },
    ticks: [...tickedRules],
    versions: [{ submittedAt: storyDelivery.toISOString() }],
  })
  expect((await w.bella.call('listNotifications', {})).rows[0]).toMatchObject({
    title: 'New content from Alice Moreau',
    path: `/app/collab?uid=${w.luna}&collab=${collabUid}`,
  })
  const kinds = (await w.eventsOf(collabUid)).map((event) => event.kind)
  expect(kinds.filter((kind) => kind === 'deliverable.submitted')).toHaveLength(2)
  expect(kinds).toContain('collab.delivered')
  const sent = await w.database.db.select().from(mails)
  expect(
    sent
      .filter((mail) => mail.subject.startsWith('New content from'))
      .map((mail) => mail.to)
      .sort(),
  ).toEqual(['bella@example.test', 'ben@example.test'])
})

it('refuses before the visit has begun', async () => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  const { uid: deliverable, version } = await draft(w, uid)
  setClock(plus(storySlot, -1))
  expect(await refusal(w.alice.call('submitDeliverable', { uid: deliverable, version }))).toMatchObject({
    code: 'failed-precondition',
    message: 'Your visit hasn’t started yet. You can send your content once it has.',
  })
  setClock(storySlot)
  expect(await w.alice.call('submitDeliverable', { uid: deliverable, version })).toMatchObject({ state: 'in-review' })
})

it('refuses with near misses named, and the whole checklist beside', async () => {
  const w = await world()
  const { uid, version } = await draft(w, await visitedCollab(w), {
    caption: '#ad lovely evening at @cafe_luna #lunanights',
    ticks: ['features', 'showcases', 'appropriate'],
  })
  const refused = (await w.alice
    .call('submitDeliverable', { uid, version })
    .catch((error: unknown) => error)) as CallError
  expect(refused).toBeInstanceOf(CallError)
  expect(refused).toMatchObject({
    code: 'failed-precondition',
    message: 'You wrote @cafe_luna, but the venue is @cafeluna.',
  })
  expect(refused.details).toMatchObject({
    files: [{ fileUid: expect.stringMatching(/^file_/) }],
    caption: [{ kind: 'mention' }],
    ticks: ['Consent and copyright are respected'],
  })
})

it.each(['gifted stay at @cafeluna #lunanights', 'lovely #ad @cafeluna #lunanights'])(
  'refuses the caption “%s”, which does not name the advertising first',
  async (caption) => {
    const w = await world()
    const { uid, version } = await draft(w, await visitedCollab(w), { caption })
    expect((await refusal(w.alice.call('submitDeliverable', { uid, version }))).message).toMatch(
      /^Start the caption with #ad\./,
    )
  },
)

it('refuses without files, and what is in review already', async () => {
  const w = await world()
  const collabUid = await visitedCollab(w)
  const [reel] = await deliverablesOf(w.alice, collabUid)
  expect(
    await refusal(w.alice.call('submitDeliverable', { uid: must(reel).uid, version: must(reel).version })),
  ).toMatchObject({
    message: 'Choose a file first, then send it.',
  })
  const { uid, version } = await draft(w, collabUid)
  const { version: next } = await w.alice.call('submitDeliverable', { uid, version })
  expect(await refusal(w.alice.call('submitDeliverable', { uid, version }))).toMatchObject({ code: 'aborted' })
  expect(await refusal(w.alice.call('submitDeliverable', { uid, version: next }))).toMatchObject({
    code: 'failed-precondition',
    message: 'This content is in review. You can change it if changes are requested.',
  })
})

it('refuses what the influencer delivered elsewhere before', async () => {
  const w = await world()
  await deliveredCollab(w)
  setClock(new Date('2026-03-02T09:00:00Z'))
  const second = await visitedCollab(w, { title: 'Lunch at the window' })
  const { uid, version } = await draft(w, second, { seed: 1 })
  expect(await refusal(w.alice.call('submitDeliverable', { uid, version }))).toMatchObject({
    code: 'failed-precondition',
    message: 'This file has been delivered before. Choose content from this visit.',
  })
})

it('takes one of two submissions at once', async () => {
  const w = await world()
  const { uid, version } = await draft(w, await visitedCollab(w))
  const submit = () => w.alice.call('submitDeliverable', { uid, version })
  expect(codes(await Promise.allSettled([submit(), submit()])).sort()).toEqual(['aborted', 'ok'])
})
