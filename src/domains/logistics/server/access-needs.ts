import { and, inArray, isNotNull, type SQLWrapper } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { collabExtras } from './tables.ts'

/** Deletes what creators said they need at visits that are over; `collabUids` selects those. */
export async function forgetAccessNeeds(db: Queryable, collabUids: SQLWrapper): Promise<void> {
  await db
    .update(collabExtras)
    .set({ accessNeeds: null })
    .where(and(isNotNull(collabExtras.accessNeeds), inArray(collabExtras.collabUid, collabUids)))
}
