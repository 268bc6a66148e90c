import type { Queryable } from '../../../kit/server/database.ts'
import { type Brief, getBrief, noBrief } from '../../briefs/server/reads.ts'

/** The brief that creators are compared with: one of the brand's own, or none. */
export async function findOwnBrief(
  db: Queryable,
  brandUid: string,
  briefUid: string | undefined,
): Promise<Brief | null> {
  if (!briefUid) return null
  const brief = await getBrief(db, briefUid)
  if (brief.brandUid !== brandUid) throw noBrief()
  return brief
}
