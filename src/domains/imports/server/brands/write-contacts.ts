import type { Tx } from '../../../../kit/server/database.ts'
import { insertContacts } from '../../../organisations/server/contacts.ts'
import type { Plan } from '../plan.ts'
import type { WrittenRow } from '../written-row.ts'

/** Writes down the people of rows whose brands are in. A row whose brand isn’t there adds nobody. */
export async function writeContacts(tx: Tx, plans: readonly Plan[], rows: readonly WrittenRow[]): Promise<void> {
  const added = plans.flatMap(({ contact }, at) => {
    const row = rows[at]
    return contact && row?.brandUid ? [{ row, contact: { ...contact, brandUid: row.brandUid } }] : []
  })
  const uids = await insertContacts(
    tx,
    added.map(({ contact }) => contact),
  )
  for (const [at, { row }] of added.entries()) {
    row.contactUid = uids[at] ?? null
    // Its brand was there, and lacked nothing else.
    if (row.outcome !== 'added') row.outcome = 'merged'
  }
}
