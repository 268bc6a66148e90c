import { eq, type SQL, sql } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../../kit/server/database.ts'
import { membershipFacts } from '../../../accounts/server/facts.ts'
import type { CreatorState } from '../../columns.ts'
import type { ImportedCreator } from '../../contract/imported-creators.ts'
import { importedCreators } from '../tables.ts'
import type { Known } from './imported.ts'

/** How long an invitation’s link opens; before that is over, nobody is written to again. */
const lifeDays = 7

/** Whether somebody who was invited has a profile by now. */
const hasJoined = sql`exists (select 1 from ${membershipFacts} where ${membershipFacts.accountUid} = ${importedCreators.accountUid})`

export const stateOf: SQL<CreatorState> = sql`(case when ${hasJoined} then 'joined'
  when ${importedCreators.invitedAt} is not null then 'invited' else 'imported' end)`

export type Standing = Known & { state: CreatorState }

export const selectStanding = (db: Queryable) =>
  db.select({ known: importedCreators, state: stateOf.as('state') }).from(importedCreators)

/** A creator from a list, locked. */
export async function lockImportedCreator(tx: Tx, uid: string): Promise<Standing> {
  const [row] = await selectStanding(tx).where(eq(importedCreators.uid, uid)).for('update', { of: importedCreators })
  if (!row) throw new CallError('not-found', 'We couldn’t find that creator. The import may have been undone.')
  return { ...row.known, state: row.state }
}

/** Why somebody can’t be invited now. */
export function whyNotInvitable({ email, state, invitedAt }: Standing): string | null {
  if (state === 'joined') return 'They’ve already joined.'
  if (!email) return 'They have no email address.'
  return invitedAt && plus(invitedAt, lifeDays * dayMs) > now() ? 'They were invited less than a week ago.' : null
}

export function viewImportedCreator(creator: Standing): ImportedCreator {
  const { uid, name, accounts, email, phone, city, town, followers, notes, state, invitedAt, createdAt } = creator
  return {
    uid,
    name,
    accounts,
    email,
    phone,
    city,
    town,
    followers,
    notes,
    state,
    invitedAt: invitedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    notInvitable: whyNotInvitable(creator),
  }
}
