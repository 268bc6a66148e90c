import { expect, it } from 'vitest'
import { codes, refusal } from '../world/describe-call.ts'
import { lunaTwice, mergeOf, secondLuna } from '../world/duplicate-stories.ts'
import { runJob } from '../world/run-job.ts'
import { liveBrief } from '../world/stories.ts'
import { type World, world } from '../world/world.ts'
import { findDuplicates } from '../domains/duplicates/server/jobs/find-duplicates.ts'

it('finds a brand with the same phone number, website, place or name, and none that is apart', async () => {
  const w = await world()
  const uid = await secondLuna(w)
  const { rows } = await w.anna.call('listDuplicates', { uid: w.luna })
  expect(rows).toMatchObject([{ uid, name: 'Luna Café', signals: ['phone', 'position'] }])
  await secondLuna(w, { name: 'Luna', latitude: 51.6, phone: null })
  expect((await w.anna.call('listDuplicates', { uid: w.luna })).rows.map((row) => row.uid)).toEqual([uid])
  await runJob(w, findDuplicates)
  const where = [{ field: 'alike', is: 'filled' as const, values: [] }]
  const listed = await w.ada.call('browseBrands', { where, sort: 'name' })
  expect(listed.rows.map(({ name, alike }) => [name, alike])).toEqual([
    ['Luna', ['phone', 'position']],
    ['Luna Café', ['phone', 'position']],
  ])
})

it('merges an imported venue into one that works, and leads old links there', async () => {
  const w = await world()
  const uid = await secondLuna(w)
  await w.ada.call('mergeProfiles', await mergeOf(w, w.luna, uid))
  const brand = await w.ada.call('getBrandProfile', { uid })
  expect(brand).toMatchObject({ uid: w.luna, name: 'Luna', website: 'https://luna.example' })
  const event = (await w.eventsOf(w.luna)).find(({ kind }) => kind === 'brand.merged')
  expect(event).toMatchObject({ why: 'She wrote from both addresses', after: { merged: 'Luna Café (london)' } })
})

it('moves briefs, collabs and people the other way round', async () => {
  const w = await world()
  const brief = await liveBrief(w)
  const uid = await lunaTwice(w)
  await w.ada.call('mergeProfiles', await mergeOf(w, uid, w.luna))
  expect((await w.bella.call('getBrief', { uid: brief.uid })).brandUid).toBe(uid)
  expect((await w.bella.call('getUser', {})).linked_brand_uid).toBe(uid)
})

it('is refused where money is concerned, or the organisation has other venues', async () => {
  const w = await world()
  const uid = await secondLuna(w)
  await w.database.pool.query(
    "insert into billing_customers (org_uid, provider_id, created_at) select org_uid, 'cus_' || uid, now() from brand_profiles where uid = any($1)",
    [[w.luna, uid]],
  )
  const { obstacles } = await w.ada.call('getMergePreview', { uid: w.luna, otherUid: uid })
  expect(obstacles).toEqual([expect.stringMatching(/^Both organisations have a plan or invoices/)])
  expect((await refusal(w.ada.call('mergeProfiles', await mergeOf(w, w.luna, uid)))).message).toBe(obstacles[0])
})

it('ends in one state when the brand that goes blocks a creator at the same time', async () => {
  const w = await world()
  const uid = await lunaTwice(w)
  const merge = await mergeOf(w, uid, w.luna)
  const [blocked, merged] = codes(
    await Promise.allSettled([
      w.bella.call('blockInfluencer', { brandUid: w.luna, handle: 'alice.eats', reason: '' }),
      w.ada.call('mergeProfiles', merge),
    ]),
  )
  // Either the block came first, and the merge was of an older version; or the merge did, and it found no such brand.
  expect(['ok not-found', 'ok permission-denied', 'ok ok', 'aborted ok']).toContain(`${merged} ${blocked}`)
  const stays = merged === 'ok' ? uid : w.luna
  const goes = merged === 'ok' ? w.luna : uid
  expect([await countBlocks(w, stays), await countBlocks(w, goes)]).toEqual([blocked === 'ok' ? 1 : 0, 0])
})

async function countBlocks(w: World, brandUid: string): Promise<number> {
  const { rows } = await w.database.pool.query('select 1 from blocked_influencers where brand_uid = $1', [brandUid])
  return rows.length
}
