import { sql, type SQL } from 'drizzle-orm'
import type { Condition } from '../../../kit/contract/table.ts'
import { now } from '../../../kit/server/clock.ts'
import { isMissing, missingAtEnd, missingFirst, missingLast } from '../../../kit/server/sort-indexes.ts'
import { conditionSql, type FieldSql } from '../../../kit/server/table-page.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { influencerDeskFacts as creator } from '../../profiles/server/facts.ts'
import { creatorFigureFacts as figures } from '../../profiles/server/figure-facts.ts'
import { unreviewedAtEnd } from '../../profiles/server/review-order.ts'

/** What is kept of each creator apart from their profile: joined where the list is sorted by it. */
const sortJoin = sql`join ${figures} on ${figures.influencerUid} = ${creator.uid}`

/** A set of creators rather than a value of each: PostgreSQL may then begin with whichever are fewer. */
const hasFigure = (condition: SQL) =>
  sql`${creator.uid} in (select ${figures.influencerUid} from ${figures} where ${condition})`

/** A moment that may be missing, in the form that the index of either order has. */
function momentOf(at: typeof figures.numbersAt | typeof figures.lastSeenAt): FieldSql {
  const matches = (condition: Condition) => {
    if (condition.is === 'empty') return hasFigure(isMissing(at))
    const isFrom = condition.is === 'after' || condition.is === 'within'
    const by = isFrom ? missingFirst(at) : condition.is === 'filled' ? at : missingLast(at)
    return hasFigure(conditionSql({ by, type: 'timestamptz' }, condition))
  }
  return { by: at, ...missingAtEnd(at), sortJoin, type: 'timestamptz', matches }
}

/** Averages are kept in hundredths. */
function reviewsMatch({ values, ...condition }: Condition): SQL {
  const hundredths = { ...condition, values: values.map((value) => String(Math.round(Number(value) * 100))) }
  return hasFigure(conditionSql({ by: figures.reviewAverage, type: 'integer' }, hundredths))
}

/** A collab whose content is late now. */
export const isContentLate = () =>
  sql`(${collabFacts.outcome} = 'open' and ${collabFacts.stage} = 4 and ${collabFacts.contentDueAt} < ${now().toISOString()}::timestamptz)`

/** How many are late follows from the time of day, so nothing is kept of it; whoever has none is found without counting. */
function overdueMatch(condition: Condition): SQL {
  const late = sql`from ${collabFacts} where ${collabFacts.influencerUid} = ${creator.uid} and ${isContentLate()}`
  const counted = conditionSql({ by: sql`(select count(*)::integer ${late})`, type: 'integer' }, condition)
  const least = condition.is === 'max' ? 0 : Math.min(...condition.values.map(Number))
  return least > 0 ? sql`(exists (select ${late}) and ${counted})` : counted
}

/** The columns of the list of creators that stand beside their profiles. */
export const figureFields: Record<'reviews' | 'confirmed' | 'open' | 'overdue' | 'seen', FieldSql> = {
  reviews: {
    by: figures.reviewAverage,
    ...unreviewedAtEnd(figures.reviewAverage),
    sortJoin,
    type: 'integer',
    matches: reviewsMatch,
  },
  confirmed: momentOf(figures.numbersAt),
  open: {
    by: figures.openCollabs,
    sortJoin,
    type: 'integer',
    matches: (condition) => hasFigure(conditionSql({ by: figures.openCollabs, type: 'integer' }, condition)),
  },
  overdue: { by: creator.uid, type: 'integer', matches: overdueMatch },
  seen: momentOf(figures.lastSeenAt),
}
