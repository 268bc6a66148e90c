import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { finishedContent } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { mostContentLinks } from '../../collections.ts'
import { contentCalls } from '../../contract.ts'
import { collectionItems, collections, contentLinks } from '../tables.ts'

async function collected(w: World) {
  const deliverableUids = await finishedContent(w)
  const { uid } = await w.bella.call('createCollection', { brandUid: w.luna, name: 'Winter menu', deliverableUids })
  return { uid, deliverableUids }
}

describeCall(contentCalls.shareContent, async (w) => {
  const { uid } = await collected(w)
  return { brandUid: w.luna, of: { collectionUid: uid }, days: 30 as const }
})

it('shares what was chosen under a name, and refuses what is another brand’s or has no rights', async () => {
  const w = await world()
  const { uid, deliverableUids } = await collected(w)
  const of = { name: 'For the agency', deliverableUids }
  const { expiresAt } = await w.bella.call('shareContent', { brandUid: w.luna, of, days: 7 })
  expect(expiresAt).toBe('2026-03-18T15:00:00.000Z')
  expect((await w.bella.call('listContentLinks', { brandUid: w.luna })).links).toMatchObject([
    { name: 'For the agency', collectionUid: null, withOriginals: false, expiresAt },
  ])
  for (const theirs of [of, { collectionUid: uid }])
    expect((await refusal(w.oscar.call('shareContent', { brandUid: w.orso, of: theirs, days: 7 }))).code).toBe(
      'not-found',
    )
  setClock(new Date('2026-09-11T15:00:00Z'))
  expect(await refusal(w.bella.call('shareContent', { brandUid: w.luna, of, days: 7 }))).toEqual({
    code: 'failed-precondition',
    message: 'There’s nothing to show yet: a link only shows content that you have usage rights for.',
  })
})

it('refuses one link too many until one is turned off', async () => {
  const w = await world()
  const { uid: collectionUid } = await collected(w)
  const link = { brandUid: w.luna, name: '', deliverableUids: [], withOriginals: false, createdAt: now() }
  await w.database.db.insert(contentLinks).values(
    Array.from({ length: mostContentLinks }, (_, at) => ({
      ...link,
      uid: `link_${at}`,
      tokenHash: `${at}`,
      expiresAt: plus(now(), dayMs),
    })),
  )
  const asked = { brandUid: w.luna, of: { collectionUid }, days: 7 } as const
  expect(await refusal(w.bella.call('shareContent', asked))).toEqual({
    code: 'failed-precondition',
    message: 'You can have up to 100 links. Turn one off first.',
  })
  setClock(plus(now(), dayMs))
  await w.bella.call('shareContent', asked)
})

it('doesn’t find a collection that is deleted at the same moment', async () => {
  const w = await world()
  const { uid: collectionUid } = await collected(w)
  const asked = { brandUid: w.luna, of: { collectionUid }, days: 7 } as const
  const shared = await w.tx(async (tx) => {
    await tx.delete(collectionItems).where(eq(collectionItems.collectionUid, collectionUid))
    await tx.delete(collections).where(eq(collections.uid, collectionUid))
    const refused = refusal(w.bella.call('shareContent', asked))
    await new Promise((resolve) => setTimeout(resolve, 300))
    return { refused }
  })
  expect((await shared.refused).code).toBe('not-found')
})

it('lets one of two colleagues make the last link, who share chosen content at once', async () => {
  const w = await world()
  const { deliverableUids } = await collected(w)
  const link = { brandUid: w.luna, name: '', deliverableUids: [], withOriginals: false, createdAt: now() }
  await w.database.db.insert(contentLinks).values(
    Array.from({ length: mostContentLinks - 1 }, (_, at) => ({
      ...link,
      uid: `link_${at}`,
      tokenHash: `${at}`,
      expiresAt: plus(now(), dayMs),
    })),
  )
  const of = { name: 'For the agency', deliverableUids }
  const answers = await Promise.allSettled(
    [w.bella, w.ben].map((person) => person.call('shareContent', { brandUid: w.luna, of, days: 7 })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
