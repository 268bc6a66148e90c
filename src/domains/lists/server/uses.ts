import { asc, eq } from 'drizzle-orm'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import type { ListView } from '../contract.ts'
import { influencerListUses as uses } from './tables.ts'

/** How many briefs of a list are shown. */
const mostShown = 50

/** What lists know of a brief. */
type Use = { uid: string; brandUid: string; title: string; status: string }

/** Writes which lists a brief is open to, in place of what was written before. Called with every save of a brief. */
export async function saveListUses(tx: Tx, brief: Use, listUids: readonly string[]): Promise<void> {
  const { uid: briefUid, brandUid, title, status } = brief
  await tx.delete(uses).where(eq(uses.briefUid, briefUid))
  const rows = [...new Set(listUids)].map((listUid) => ({ briefUid, listUid, brandUid, title, status }))
  if (rows.length > 0) await tx.insert(uses).values(rows)
}

/** Briefs that are open to a list, by title. */
export async function briefsOpenTo(db: Queryable, listUid: string): Promise<ListView['briefs']> {
  return db
    .select({
      uid: uses.briefUid,
      title: uses.title,
      status: uses.status,
      brand: { uid: brandFacts.uid, name: brandFacts.name },
    })
    .from(uses)
    .innerJoin(brandFacts, eq(brandFacts.uid, uses.brandUid))
    .where(eq(uses.listUid, listUid))
    .orderBy(asc(uses.title), asc(uses.briefUid))
    .limit(mostShown)
}
