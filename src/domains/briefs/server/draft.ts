import { one } from '../../../kit/contract/must.ts'
import { newUid } from '../../../access/server/new-uid.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { saveListUses } from '../../lists/server/uses.ts'
import type { BrandProfile } from '../../profiles/server/view.ts'
import type { BriefContent } from '../brief.ts'
import type { Brief } from './reads.ts'
import { withClosedDays } from './closed-days.ts'
import { saveVersion, venueFactsOf, recordBrief } from './save.ts'
import { briefs } from './tables.ts'

/** A new draft of a brand, with its first version and event. Days on which all its other briefs are closed are closed in it too. */
export async function insertDraft(
  tx: Tx,
  actor: Actor,
  brand: BrandProfile,
  given: BriefContent,
  kind: 'brief.created' | 'brief.duplicated',
): Promise<Brief> {
  const at = now()
  const content = await withClosedDays(tx, brand, given)
  const brief = one(
    await tx
      .insert(briefs)
      .values({
        uid: newUid('brief'),
        brandUid: brand.uid,
        ...venueFactsOf(brand),
        ...content,
        createdAt: at,
        updatedAt: at,
      })
      .returning(),
  )
  await saveListUses(tx, brief, content.eligibility.listUids)
  await saveVersion(tx, actor, brief, content, '')
  await recordBrief(tx, actor, kind, null, brief)
  return brief
}
