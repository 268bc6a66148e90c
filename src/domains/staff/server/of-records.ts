import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Condition } from '../../../kit/contract/table.ts'
import { conditionSql, type FieldSql } from '../../../kit/server/table-page.ts'
import { brandFacts } from '../../profiles/server/facts.ts'

/** Whether what a condition names is among what `found` asks for, or is not. */
export function isAnyOf(by: SQLWrapper, found: (isOne: (of: SQLWrapper) => SQL) => SQL): FieldSql {
  const matches = (condition: Condition) => {
    const any = sql`${by} in ${found((of) => conditionSql({ by: of, type: 'text' }, { ...condition, is: 'is' }))}`
    return condition.is === 'not' ? sql`not ${any}` : any
  }
  return { by, type: 'text', matches }
}

/** The organisation whose brand it is. */
export const organisationOf = (brandUid: SQLWrapper) =>
  isAnyOf(brandUid, (isOne) => sql`(select ${brandFacts.uid} from ${brandFacts} where ${isOne(brandFacts.orgUid)})`)
