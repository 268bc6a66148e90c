import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { deliveredCollab } from '../../../../world/content-stories.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { subscribe } from '../../../../world/payments.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { recordCalls } from '../../contract.ts'
import type { RecordEntry } from '../../entry.ts'

describeCall(recordCalls.listRecordTimeline, (w) => ({ recordUid: w.luna }))

/** Luna with one of everything: a request, a message, a note about it, an invoice and a note of the team's. */
async function busyBrand(w: World) {
  const { uid: collabUid } = await requestedCollab(w)
  await w.alice.call('sendMessage', { collabUid, text: 'Is Tuesday fine?', key: 'k1' })
  await w.anna.call('addThreadNote', { collabUid, text: 'She is a regular.', key: 'k2' })
  await w.bella.call('addThreadNote', { collabUid, text: 'Between us.', key: 'k3' })
  await subscribe(w, w.bella, 'starter')
  await w.anna.call('addRecordNote', { recordUid: w.luna, text: 'Owner prefers calls after lunch.' })
  return collabUid
}

const of = async (person: Person, recordUid: string, show?: 'messages' | 'billing' | 'notes' | 'emails') =>
  (await person.call('listRecordTimeline', { recordUid, limit: 100, ...(show && { show }) })).rows
const sourcesIn = (rows: readonly RecordEntry[]) => [...new Set(rows.map(({ source }) => source))].toSorted()

it('holds events, messages, our notes, emails and invoices of a brand, the last first', async () => {
  const w = await world()
  const collabUid = await busyBrand(w)
  const rows = await of(w.amir, w.luna)
  expect(sourcesIn(rows)).toEqual(['email', 'event', 'invoice', 'message', 'note'])
  expect(rows.map(({ at }) => at)).toEqual(
    rows
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  expect(rows.find(({ source }) => source === 'invoice')).toMatchObject({ status: 'paid', currency: 'GBP' })
  expect(rows.find(({ source }) => source === 'note')).toMatchObject({
    text: 'Owner prefers calls after lunch.',
    by: { name: 'Anna' },
  })
  const messages = rows.flatMap((row) => (row.source === 'message' ? row : []))
  expect(messages.map(({ text, internal, about }) => [text, internal, about])).toEqual([
    ['She is a regular.', true, 'Alice Moreau at Luna'],
    ['Is Tuesday fine?', false, 'Alice Moreau at Luna'],
  ])
  expect(rows.find((row) => row.source === 'event' && row.event.kind === 'collab.requested')).toMatchObject({
    event: {
      subjectUid: collabUid,
      does: 'requested the collab {it}',
      by: { name: 'Alice' },
      names: { [collabUid]: 'Alice Moreau at Luna' },
    },
  })
})

it('holds what happened with a creator, and nothing of others', async () => {
  const w = await world()
  await busyBrand(w)
  const rows = await of(w.anna, w.aliceInfluencer)
  expect(sourcesIn(rows)).toEqual(expect.arrayContaining(['event', 'message']))
  expect(rows.some(({ source }) => source === 'invoice' || source === 'note')).toBe(false)
  expect((await of(w.anna, w.oliviaInfluencer)).some(({ source }) => source === 'message')).toBe(false)
})

it('is narrowed to one kind of entry', async () => {
  const w = await world()
  await busyBrand(w)
  expect(sourcesIn(await of(w.anna, w.luna, 'messages'))).toEqual(['message'])
  expect(sourcesIn(await of(w.anna, w.luna, 'emails'))).toEqual(['email'])
  expect(sourcesIn(await of(w.anna, w.luna, 'billing'))).toEqual(['event', 'invoice'])
  expect(sourcesIn(await of(w.anna, w.luna, 'notes'))).toEqual(['note'])
})

it('shows every entry once over its pages, though many are of the same moment', async () => {
  const w = await world()
  await deliveredCollab(w)
  const all = await of(w.ada, w.luna)
  const seen: string[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await w.ada.call('listRecordTimeline', { recordUid: w.luna, limit: 3, ...(cursor && { cursor }) })
    seen.push(...page.rows.map(({ uid }) => uid))
    cursor = page.nextCursor
  }
  expect(all.length).toBeGreaterThan(9)
  expect(seen).toEqual(all.map(({ uid }) => uid))
})

it('holds what happened at the venues of an organisation, and what was written there', async () => {
  const w = await world()
  await busyBrand(w)
  const uid = (await getBrand(w.database.db, w.luna)).orgUid
  expect(sourcesIn(await of(w.amir, uid))).toEqual(['email', 'event', 'invoice', 'message'])
  const ofOrso = (await getBrand(w.database.db, w.orso)).orgUid
  expect((await of(w.amir, ofOrso)).some(({ source }) => source === 'message' || source === 'invoice')).toBe(false)
})

it('says in an organisation’s timeline what was noted at its venues, until it’s deleted', async () => {
  const w = await world()
  await busyBrand(w)
  const orgUid = (await getBrand(w.database.db, w.luna)).orgUid
  const noted = async () =>
    (await of(w.amir, orgUid)).flatMap((row) =>
      row.source === 'event' && row.event.kind === 'record.note-added'
        ? [[row.event.names[w.luna], row.note?.text]]
        : [],
    )
  expect(await noted()).toEqual([['Luna', 'Owner prefers calls after lunch.']])
  const { uid } = (await of(w.anna, w.luna)).find(({ source }) => source === 'note') ?? { uid: '' }
  await w.anna.call('deleteRecordNote', { uid })
  expect(await noted()).toEqual([['Luna', undefined]])
})

it('holds what happened with a brief and its collabs, and in one collab', async () => {
  const w = await world()
  const collabUid = await busyBrand(w)
  const { brief } = await w.anna.call('getCollab', { uid: collabUid })
  const kinds = (rows: readonly RecordEntry[]) => rows.flatMap((row) => (row.source === 'event' ? row.event.kind : []))
  const ofBrief = await of(w.anna, brief.uid)
  expect(kinds(ofBrief)).toEqual(expect.arrayContaining(['collab.requested', 'brief.approved']))
  const ofCollab = await of(w.anna, collabUid)
  expect(kinds(ofCollab)).toEqual(['collab.requested'])
  for (const rows of [ofBrief, ofCollab])
    expect(rows.flatMap((row) => (row.source === 'message' ? row.text : []))).toEqual([
      'She is a regular.',
      'Is Tuesday fine?',
    ])
})

it('holds what a person did and wrote, and what was mailed to them', async () => {
  const w = await world()
  await busyBrand(w)
  const rows = await of(w.anna, w.alice.accountUid)
  expect(sourcesIn(rows)).toEqual(['event', 'message'])
  expect(rows.flatMap((row) => (row.source === 'message' ? row.text : []))).toEqual(['Is Tuesday fine?'])
  expect(sourcesIn(await of(w.anna, w.bella.accountUid))).toEqual(['email', 'event'])
})

it('shows a note of a brief on its brand as a line that leads there', async () => {
  const w = await world()
  const collabUid = await busyBrand(w)
  await w.anna.call('addRecordNote', { recordUid: collabUid, text: 'Only in the evening.' })
  expect((await of(w.anna, collabUid, 'notes')).map((row) => row.source === 'note' && row.text)).toEqual([
    'Only in the evening.',
  ])
  const lines = (await of(w.anna, w.luna)).flatMap((row) => (row.source === 'event' ? row.event : []))
  expect(lines.filter(({ kind }) => kind === 'record.note-added').map(({ subjectUid }) => subjectUid)).toEqual([
    collabUid,
  ])
})
