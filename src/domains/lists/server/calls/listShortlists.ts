import { desc, eq } from 'drizzle-orm'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { listCalls } from '../../contract.ts'
import { mostShortlists } from '../../shortlists.ts'
import { membersOf } from '../shortlists.ts'
import { shortlists } from '../tables.ts'

export const listShortlists: Handler<typeof listCalls.listShortlists> = async ({ brandUid }, { actor, db }) => {
  assertSeesBrand(actor, brandUid)
  const rows = await db
    .select()
    .from(shortlists)
    .where(eq(shortlists.brandUid, brandUid))
    .orderBy(desc(shortlists.createdAt), desc(shortlists.uid))
    .limit(mostShortlists)
  const membersIn = await membersOf(
    db,
    rows.map(({ uid }) => uid),
  )
  return {
    rows: rows.map(({ uid, name, createdAt }) => ({
      uid,
      name,
      influencerUids: membersIn(uid),
      createdAt: createdAt.toISOString(),
    })),
  }
}
