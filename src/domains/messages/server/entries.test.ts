import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { mergedPage } from '../../../kit/server/merged.ts'
import { requestedCollab } from '../../../world/stories.ts'
import { world } from '../../../world/world.ts'
import { messageEntries } from './entries.ts'

it.each(['brandUid', 'influencerUid', 'accountUid'] as const)(
  'reads a page of 5,000 messages by an index of %s',
  async (by) => {
    const w = await world()
    const { uid: collabUid } = await requestedCollab(w)
    await w.alice.call('sendMessage', { collabUid, text: 'Is Tuesday fine?', key: 'k1' })
    await w.database.db.execute(sql`insert into messages (uid, collab_uid, at, side, account_uid, key, text)
    select uid || n, collab_uid, at - interval '1 minute' * n, side, account_uid, key || n, text
    from messages, generate_series(1, 5000) n`)
    await w.database.db.execute(sql`analyze messages`)
    const uid = { brandUid: w.luna, influencerUid: w.aliceInfluencer, accountUid: w.alice.accountUid }[by]
    const page = { after: null, limit: 50 }
    const query = mergedPage([messageEntries({ by, uid }, page)], page)
    const { rows } = await w.database.db.execute<{ 'QUERY PLAN': string }>(sql`explain (analyze, timing off) ${query}`)
    const plan = rows.map((row) => row['QUERY PLAN'])
    const read = plan.filter((line) => /Scan.* on messages/.test(line))
    expect(read).toHaveLength(1)
    expect(read[0]).toMatch(/^ *(->)? *Index Scan Backward using messages_(brand|influencer|account) .*rows=51(\.00)? /)
  },
)
