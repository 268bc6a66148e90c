import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { deliveredCollab, deliverablesOf } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { world } from '../../../../world/world.ts'
import { sortsOf } from '../../../../kit/contract/table.ts'
import { groupContentList } from '../../content-list.ts'
import { groupCalls } from '../../contract.ts'

describeCall(groupCalls.listGroupContent, (w) => ({ brandUids: [w.luna] }))

it('lists what was submitted to any of the venues, in pages, and by its state', async () => {
  const w = await world()
  const nord = await groupVenue(w, { name: 'Luna Nord' })
  const collabUid = await deliveredCollab(w)
  const brandUids = [nord, w.luna]
  const { rows } = await w.bella.call('listGroupContent', { brandUids })
  expect(rows.map(({ type }) => type).toSorted()).toEqual(['post', 'reel'])
  expect(rows[0]).toMatchObject({
    collabUid,
    state: 'in-review',
    brand: { name: 'Luna' },
    influencer: { name: 'Alice Moreau' },
  })
  expect(must(must(rows[0]).cover).picture).toContain('.')
  const first = await w.bella.call('listGroupContent', { brandUids, limit: 1 })
  const next = await w.bella.call('listGroupContent', { brandUids, limit: 1, cursor: must(first.nextCursor) })
  expect([...first.rows, ...next.rows]).toEqual(rows)
  const [deliverable] = await deliverablesOf(w.bella, collabUid)
  const { uid, version } = must(deliverable)
  await w.bella.call('approveDeliverable', { uid, version })
  const approved = await w.bella.call('listGroupContent', { brandUids, state: 'approved' })
  expect(approved.rows.map((row) => row.uid)).toEqual([uid])
  expect((await w.bella.call('listGroupContent', { brandUids: [nord] })).rows).toEqual([])
})

it('sorts, filters and searches it', async () => {
  const w = await world()
  const collabUid = await deliveredCollab(w)
  const brandUids = [w.luna]
  const found = async (asked: object) =>
    (await w.bella.call('listGroupContent', { brandUids, ...asked })).rows.map(({ type }) => type)
  const is = (field: string, ...values: string[]) => ({ where: [{ field, is: 'is' as const, values }] })
  expect(await found(is('type', 'reel'))).toEqual(['reel'])
  expect(await found(is('state', 'approved'))).toEqual([])
  expect([(await found({ search: 'alice' })).length, (await found({ search: 'dinner' })).length]).toEqual([2, 2])
  expect([(await found({ search: 'luna' })).length, (await found({ search: 'orso' })).length]).toEqual([2, 0])
  const { rows } = await w.bella.call('listGroupContent', { brandUids })
  const reel = must(rows.find(({ type }) => type === 'reel'))
  await w.bella.call('approveDeliverable', { uid: reel.uid, version: reel.version })
  expect(await found({ sort: 'review' })).toEqual(['post', 'reel'])
  for (const sort of sortsOf(groupContentList)) {
    const head = await w.bella.call('listGroupContent', { brandUids, sort, limit: 1 })
    const rest = await w.bella.call('listGroupContent', { brandUids, sort, limit: 1, cursor: must(head.nextCursor) })
    expect([...head.rows, ...rest.rows].map(({ type }) => type).toSorted()).toEqual(['post', 'reel'])
  }
  expect((await w.bella.call('listGroupContent', { brandUids, want: 'count' })).count).toBe(2)
  expect(rows[0]).toMatchObject({ collabUid, brief: { title: 'Dinner for two at the counter' } })
})

it('refuses all of them where one is a stranger’s', async () => {
  const w = await world()
  expect(await refusal(w.bella.call('listGroupContent', { brandUids: [w.luna, w.orso] }))).toMatchObject({
    code: 'not-found',
  })
})
