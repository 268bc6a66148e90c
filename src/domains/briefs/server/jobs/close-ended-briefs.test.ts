import { expect, it } from 'vitest'
import pino from 'pino'
import { setClock } from '../../../../kit/server/clock.ts'
import { runWithSpoiledRow } from '../../../../world/spoiled-row.ts'
import { world } from '../../../../world/world.ts'
import { makeBrand } from '../../../organisations/server/build.ts'
import { makeBrief } from '../build.ts'
import { getBrief } from '../reads.ts'
import { closeEndedBriefs } from './close-ended-briefs.ts'

it('archives a brief when its last day is over at the venue, once', async () => {
  const w = await world()
  const la = await w.tx((tx) => makeBrand(tx, { name: 'Surf', city: 'la' }))
  const uids = await w.tx(async (tx) => [
    await makeBrief(tx, { brandUid: w.luna, liveUntil: '2026-03-10' }),
    await makeBrief(tx, { brandUid: w.luna, liveUntil: '2026-03-10', status: 'paused' }),
    await makeBrief(tx, { brandUid: la, liveUntil: '2026-03-10' }),
    await makeBrief(tx, { brandUid: w.luna, liveUntil: '2026-03-11' }),
    await makeBrief(tx, { brandUid: w.luna, liveUntil: '2026-03-10', status: 'draft' }),
  ])
  const context = { db: w.database.db, config: w.config, log: pino({ level: 'silent' }) }
  const statuses = async () =>
    (await Promise.all(uids.map((uid) => getBrief(w.database.db, uid)))).map((brief) => brief.status)

  // Midnight has passed in London, not in Los Angeles.
  setClock(new Date('2026-03-11T00:30:00Z'))
  await closeEndedBriefs.run(context)
  expect(await statuses()).toEqual(['archived', 'archived', 'live', 'live', 'draft'])
  await closeEndedBriefs.run(context)
  const { rows } = await w.database.pool.query(
    "select count(*)::int as count from events where kind = 'brief.ended' and side = 'clock'",
  )
  expect(rows).toEqual([{ count: 2 }])
})

it('archives the other briefs when one cannot be, and that one once it can', async () => {
  const w = await world()
  const [spoiled, other] = await w.tx(async (tx) => [
    await makeBrief(tx, { brandUid: w.luna, liveUntil: '2026-03-10' }),
    await makeBrief(tx, { brandUid: w.luna, liveUntil: '2026-03-10' }),
  ])
  setClock(new Date('2026-03-11T00:30:00Z'))
  const statuses = async () =>
    (await Promise.all([spoiled, other].map((uid) => getBrief(w.database.db, uid)))).map(({ status }) => status)
  const row = { table: 'briefs', column: 'uid', value: spoiled }
  expect(await runWithSpoiledRow(w, closeEndedBriefs, row, statuses)).toEqual({
    atFirst: ['live', 'archived'],
    seenEarly: [],
    seen: ['close-ended-briefs: 1'],
    inTheEnd: ['archived', 'archived'],
    left: [],
  })
})
