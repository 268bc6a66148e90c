import { desc, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { begins, nearest } from '../../../../kit/server/likeness.ts'
import { organisationFacts } from '../../../organisations/server/facts.ts'
import { brandFacts, influencerFacts } from '../../../profiles/server/facts.ts'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import type { staffCalls } from '../../contract.ts'
import { recordsOffered } from '../../contract/find-records.ts'
import type { RecordKind } from '../../record-kinds.ts'

type Wanted = { search: string; uids: readonly string[] }

/** Which are meant, and in which order: by their ids, or by what somebody typed of any of their names. */
function meant({ search, uids }: Wanted, uid: SQLWrapper, names: readonly SQLWrapper[]) {
  const isMeant = uids.length > 0 ? inArray(uid, [...uids]) : or(...names.map((name) => begins(name, search)))
  const order: SQL[] = uids.length > 0 ? [] : [nearest(sql.join([...names], sql` || ' ' || `), search)]
  return { isMeant, order: [...order, desc(uid)] }
}

const finders: Record<RecordKind, (db: Queryable, wanted: Wanted) => Promise<{ uid: string; name: string }[]>> = {
  async brand(db, wanted) {
    const { uid, name, city } = brandFacts
    const { isMeant, order } = meant(wanted, uid, [name])
    const rows = await db
      .select({ uid, name, city })
      .from(brandFacts)
      .where(isMeant)
      .orderBy(...order)
      .limit(wanted.uids.length || recordsOffered)
    return rows.map((row) => ({ uid: row.uid, name: `${row.name}, ${cityFacts[row.city].name}` }))
  },
  async influencer(db, wanted) {
    const { uid, name, handle } = influencerFacts
    const { isMeant, order } = meant({ ...wanted, search: wanted.search.replace(/^@/, '') }, uid, [name, handle])
    const rows = await db
      .select({ uid, name, handle })
      .from(influencerFacts)
      .where(isMeant)
      .orderBy(...order)
      .limit(wanted.uids.length || recordsOffered)
    return rows.map((row) => ({ uid: row.uid, name: `${row.name} (@${row.handle})` }))
  },
  organisation(db, wanted) {
    const { uid, name } = organisationFacts
    const { isMeant, order } = meant(wanted, uid, [name])
    return db
      .select({ uid, name })
      .from(organisationFacts)
      .where(isMeant)
      .orderBy(...order)
      .limit(wanted.uids.length || recordsOffered)
  },
}

export const findRecords: Handler<typeof staffCalls.findRecords> = async ({ kind, search, uids }, { db }) => {
  if (uids.length === 0 && search === '') return { rows: [] }
  return { rows: await finders[kind](db, { search, uids }) }
}
