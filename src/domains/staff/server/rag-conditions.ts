import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Condition } from '../../../kit/contract/table.ts'
import type { FieldSql } from '../../../kit/server/table-page.ts'
import { urgencies } from '../../profiles/server/urgency.ts'
import { ragStatuses } from '../../profiles/desk-vocabulary.ts'
import type { HealthFactsTable } from '../../records/server/facts.ts'

/** The columns about RAG of a list of brands or creators. */
export function ragFields(
  profile: { uid: SQLWrapper; rag: SQLWrapper; urgency: SQLWrapper; ragFellAt: SQLWrapper },
  health: HealthFactsTable,
): Record<'rag' | 'fell' | 'causes', FieldSql> {
  return {
    rag: {
      by: profile.rag,
      sortBy: profile.urgency,
      type: 'text',
      sortType: 'integer',
      matches: (condition) => hasRag(profile.urgency, condition),
    },
    fell: { by: sql`${profile.ragFellAt}`, type: 'timestamptz' },
    causes: { by: profile.uid, type: 'text', matches: (condition) => hasCauses(profile.uid, health, condition) },
  }
}

/** By what the index of its order has, within ends that the index finds: the worst are many, and often not asked for. */
function hasRag(urgency: SQLWrapper, { is, values }: Condition): SQL {
  const wanted = ragStatuses.filter((rag) => values.includes(rag) === (is === 'is')).map((rag) => urgencies[rag])
  if (wanted.length === 0) return sql`false`
  const [most, least] = [Math.min(...wanted), Math.max(...wanted)]
  return sql`(${urgency} between ${most} and ${least} and ${urgency} = any(${sql.param(wanted)}::integer[]))`
}

/** Calculated causes, of a profile that has none or was not calculated yet nothing. */
function hasCauses(uid: SQLWrapper, health: HealthFactsTable, { is, values }: Condition): SQL {
  const has = (kind: SQL) => sql`exists (select from ${health} where ${health.recordUid} = ${uid} and ${kind})`
  const any = sql`jsonb_array_length(${health.causes}) > 0`
  if (is === 'empty') return sql`not ${has(any)}`
  if (is === 'filled') return has(any)
  const one = sql`jsonb_path_query_array(${health.causes}, '$[*].kind') ?| ${sql.param([...values])}::text[]`
  return is === 'not' ? sql`not ${has(one)}` : has(one)
}
