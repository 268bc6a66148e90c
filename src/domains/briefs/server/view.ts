import type * as z from 'zod/mini'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Actor } from '../../accounts/roles.ts'
import { may } from '../../accounts/server/gate.ts'
import { findBrands } from '../../profiles/server/reads.ts'
import type { BriefView } from '../contract.ts'
import { type BriefAction, nextStatus } from '../statuses.ts'
import { briefPolicy } from './policy.ts'
import type { Brief } from './reads.ts'

type View = z.output<typeof BriefView>

/** Briefs for those who manage them, in one query more. */
export async function viewBriefs(db: Queryable, actor: Actor, rows: readonly Brief[]): Promise<View[]> {
  const brands = await findBrands(db, rows.map((row) => row.brandUid))
  return rows.map((row) => viewOne(row, actor, brands.get(row.brandUid)?.name ?? ''))
}

export async function viewBrief(db: Queryable, actor: Actor, row: Brief): Promise<View> {
  return (await viewBriefs(db, actor, [row]))[0]!
}

function viewOne(row: Brief, actor: Actor, brandName: string): View {
  const { uid, brandUid, status, version, content, city, category, currency, timezone, placesTaken, note } = row
  const can = (action: BriefAction) => may(briefPolicy, actor, action, row) && isPossible(row, action)
  return {
    ...{ uid, brandUid, brandName, status, version, content, city, category, currency, timezone, placesTaken, note },
    held: row.heldAt !== null,
    liveSince: row.liveSince?.toISOString() ?? null,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    can: {
      edit: may(briefPolicy, actor, 'edit', row) && status !== 'archived',
      ...{ submit: can('submit'), approve: can('approve'), return: can('return'), pause: can('pause'), resume: can('resume'), archive: can('archive') },
    },
  }
}

function isPossible(row: Brief, action: BriefAction): boolean {
  try {
    nextStatus(row.status, action)
    return true
  } catch (error) {
    if (error instanceof CallError) return false
    throw error
  }
}
