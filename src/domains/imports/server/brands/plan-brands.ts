import type { Queryable } from '../../../../kit/server/database.ts'
import type { SheetRow } from '../../../../kit/server/sheets/sheet.ts'
import { listContacts } from '../../../organisations/server/contacts.ts'
import type { Mapping } from '../../fields.ts'
import { isIn } from '../../outcomes.ts'
import type { Plan } from '../plan.ts'
import { contactKey, readContact } from './read-contact.ts'

/**
 * What becomes of some rows about brands, each with a person: the venue as planned, and the person beside it. Several rows of one brand
 * add several people to it. `seen` holds the people of earlier rows and learns these.
 */
export async function planBrands(
  db: Queryable,
  rows: readonly SheetRow[],
  venues: readonly Plan[],
  { mapping, country }: { mapping: Mapping; country: string | null },
  seen: Map<string, number>,
): Promise<Plan[]> {
  const known = new Set(
    (
      await listContacts(
        db,
        venues.flatMap(({ brandUid }) => brandUid ?? []),
      )
    ).map((contact) => `${contact.brandUid} ${contactKey(contact)}`),
  )
  return venues.map((plan, at): Plan => {
    const row = rows[at]
    if (!plan.venue || !row) return plan
    const { contact, remarks } = readContact(row, mapping, plan.venue.country ?? country)
    const noted =
      isIn(plan.outcome) && plan.outcome !== 'known' ? { ...plan, remarks: [...plan.remarks, ...remarks] } : plan
    const { sourceKey } = plan.venue
    // A row of this brand came before, in this list.
    const isOfEarlier = plan.outcome === 'duplicate' && seen.has(sourceKey)
    if (plan.outcome === 'added' || plan.outcome === 'known') seen.set(sourceKey, plan.line)
    if (!contact || (plan.outcome === 'duplicate' && !isOfEarlier)) return noted
    const key = contactKey(contact)
    const isThere = known.has(`${plan.brandUid} ${key}`) || seen.has(`${sourceKey} ${key}`)
    if (isThere) return noted
    seen.set(`${sourceKey} ${key}`, plan.line)
    if (plan.outcome === 'added' || plan.outcome === 'merged') return { ...noted, contact }
    return { ...plan, outcome: 'merged', contact, remarks, isAlike: false }
  })
}
