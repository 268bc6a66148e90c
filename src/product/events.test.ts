import pino from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { systemActor } from '../access/roles.ts'
import type { Customer, EventKind } from '../domains/audit/events.ts'
import { useCatalogue } from '../domains/audit/server/catalogue.ts'
import { auditData } from '../domains/audit/server/personal-data.ts'
import { record } from '../domains/audit/server/record.ts'
import { recordCollab } from '../domains/collabs/server/save.ts'
import { getCollab } from '../domains/collabs/server/reads.ts'
import { EventDetails } from '../domains/audit/timeline.ts'
import { pushToAll } from '../domains/notifications/server/live-updates.ts'
import { liveChannel } from '../domains/notifications/server/announce.ts'
import { openBus } from '../kit/server/bus.ts'
import { refusal } from '../world/describe-call.ts'
import { requestedCollab } from '../world/stories.ts'
import { type Person, world } from '../world/world.ts'
import { allEvents } from './events.ts'

/** Whatever a write may put beside an event, and more than any kind shows. */
const everything = {
  type: 'reel',
  startsAt: '2026-03-10T15:00:00.000Z',
  guests: 1,
  nights: 2,
  dueAt: '2026-03-20T15:00:00.000Z',
  minutes: 10,
  decision: 'stands',
  changes: 'Guests',
  choice: 2,
  passed: [{ startsAt: '2026-03-09T15:00:00.000Z', why: 'taken' }],
  note: 'a secret of the team',
  as: 'account_of_somebody',
}
const why = 'a reason'
const allDetails = Object.keys(EventDetails.shape).sort().join(' ')
const kinds = Object.keys(allEvents) as EventKind[]

/** What the closed list names for a customer: the kinds, each with its details. */
const shownTo = (customer: Customer) =>
  Object.fromEntries(
    kinds.flatMap((kind) => {
      const details = allEvents[kind].seenBy?.[customer]
      return details ? [[kind, details.toSorted().join(' ')]] : []
    }),
  )

it('shows each viewer of a collab what every kind of event declares for them, and nothing else', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  const subject = { subjectUid: uid, brandUid: w.luna, influencerUid: w.aliceInfluencer }
  const kindOf = new Map<string, EventKind>()
  await w.tx(async (tx) => {
    for (const kind of kinds)
      kindOf.set(await record(tx, systemActor, 'clock', kind, subject, { why, context: everything }), kind)
  })
  const seenBy = async (person: Person) => {
    const timeline = await person.call('getCollabTimeline', { uid })
    const seen = timeline.events.filter((event) => kindOf.has(event.uid))
    for (const { kind, words } of seen) expect(words).toBe(allEvents[kind as EventKind].words)
    return Object.fromEntries(seen.map(({ kind, details }) => [kind, Object.keys(details).sort().join(' ')]))
  }
  const ofStaff = Object.fromEntries(kinds.map((kind) => [kind, allDetails]))
  expect(await seenBy(w.alice)).toEqual(shownTo('influencer'))
  expect(await seenBy(w.bella)).toEqual(shownTo('brand'))
  expect(await seenBy(w.ben)).toEqual(shownTo('brand'))
  expect(await seenBy(w.anna)).toEqual(ofStaff)
  expect(await seenBy(w.amir)).toEqual(ofStaff)
  expect(await seenBy(w.ada)).toEqual(ofStaff)
  expect((await refusal(w.anonymous.call('getCollabTimeline', { uid }))).code).toBe('unauthenticated')
  expect((await refusal(w.olivia.call('getCollabTimeline', { uid }))).code).toBe('not-found')
  expect((await refusal(w.oscar.call('getCollabTimeline', { uid }))).code).toBe('not-found')
})

it('keeps what is recorded for the team alone from both sides, with its reason and everything beside it', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  const words = 'They were rude at the door'
  await w.alice.call('requestStaffHelp', { collabUid: uid, reason: words })
  await w.tx(async (tx) => {
    const collab = await getCollab(tx, systemActor, uid)
    await recordCollab({ tx, actor: systemActor }, 'staff-help.resolved', collab, collab, {
      why: words,
      after: { note: words },
      context: { type: words },
    })
  })
  for (const customer of [w.alice, w.bella, w.ben]) {
    const seen = await customer.call('getCollabTimeline', { uid })
    expect(seen.events.map(({ kind }) => kind)).toEqual(['collab.requested'])
    expect(JSON.stringify(seen)).not.toContain('rude')
  }
  const timeline = await w.anna.call('getCollabTimeline', { uid })
  expect(timeline.events.map(({ kind, details }) => [kind, details.why])).toEqual([
    ['staff-help.resolved', words],
    ['staff-help.requested', words],
    ['collab.requested', 'I would love to come.'],
  ])
})

it('pushes to the sides that may see a kind and to the account manager, and to nobody else', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  const bus = await openBus(w.database, pino({ level: 'silent' }))
  const told: unknown[] = []
  bus.on(liveChannel, (payload) => told.push(JSON.parse(payload)))
  const delivered = allEvents['collab.delivered']
  onTestFinished(() => useCatalogue(allEvents))
  useCatalogue({ ...allEvents, 'collab.delivered': { ...delivered, seenBy: { brand: [] } } })
  await w.tx(async (tx) => {
    const collab = await getCollab(tx, systemActor, uid)
    await recordCollab({ tx, actor: systemActor }, 'staff-help.resolved', collab, collab, { touches: ['message'] })
    await recordCollab({ tx, actor: systemActor }, 'collab.delivered', collab, collab)
    await pushToAll(tx, ['last'])
  })
  await expect.poll(() => told.at(-1)).toEqual({ to: null, touches: ['last'] })
  const people = [w.bella.accountUid, w.ben.accountUid, w.anna.accountUid]
  expect(told.slice(0, -1)).toEqual([
    { to: [w.anna.accountUid], touches: ['message'] },
    { to: expect.arrayContaining(people) as string[], touches: ['collab'] },
  ])
  expect(JSON.stringify(told)).not.toContain(w.alice.accountUid)
  await bus.close()
})

it('keeps the log for the admin: every kind in its words, with before, after and the reason', async () => {
  const w = await world()
  await w.tx(async (tx) => {
    for (const kind of kinds)
      await record(tx, systemActor, 'clock', kind, { subjectUid: 'all' }, { before: { a: 1 }, why, context: { a: 2 } })
  })
  const rows = []
  for (let cursor: string | undefined; ;) {
    const page = await w.ada.call('listAudit', {
      where: [{ field: 'record', is: 'is', values: ['all'] }],
      limit: 100,
      cursor,
    })
    rows.push(...page.rows)
    if (!page.nextCursor) break
    cursor = page.nextCursor
  }
  expect(rows).toHaveLength(kinds.length)
  for (const row of rows) {
    const { words } = allEvents[row.kind as EventKind]
    expect(row).toMatchObject({ words, before: { a: 1 }, after: { a: 2 }, why })
  }
  for (const person of [w.anonymous, w.alice, w.bella, w.anna])
    await expect(person.call('listAudit', {})).rejects.toMatchObject({
      code: expect.stringMatching(/denied|unauth/) as string,
    })
})

it('takes a venue’s own words out of every kind with it, and leaves what is a creator’s as well or was billed', async () => {
  const w = await world()
  await w.tx(async (tx) => {
    for (const kind of kinds) {
      const change = { before: { name: 'Winter menu' }, context: { name: 'Winter menu' }, why }
      await record(tx, systemActor, 'brand', kind, { subjectUid: `venues:${kind}`, brandUid: w.luna }, change)
      await record(tx, systemActor, 'influencer', kind, { subjectUid: `creators:${kind}`, brandUid: w.luna }, change)
    }
    const nobody = { account: null, influencerUids: [], orgUids: [], collabUids: [], names: [] }
    await auditData.forget(tx, { ...nobody, brandUids: [w.luna] })
  })
  const { rows: left } = await w.database.pool.query(
    'select subject_uid as whose, kind, before, after, why from events',
  )
  const wholeOf = (side: string) =>
    left.flatMap(({ whose, kind, before, after, why: words }) =>
      whose.startsWith(`${side}:`) && (before ?? after ?? words) ? [kind as EventKind] : [],
    )
  expect(wholeOf('creators').toSorted()).toEqual(kinds.toSorted())
  const whole = wholeOf('venues')
  const ofCreators = Object.keys(shownTo('influencer'))
  const billed = kinds.filter((kind) => allEvents[kind].topic === 'billing')
  expect(whole.toSorted()).toEqual([...ofCreators, ...billed].toSorted())
  for (const own of [
    'brief.created',
    'collection.created',
    'content-link.created',
    'campaign.created',
    'voucher.created',
  ])
    expect(whole).not.toContain(own)
})
