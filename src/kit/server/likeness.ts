import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type ExtraConfigColumn, index } from 'drizzle-orm/pg-core'

/**
 * How alike two words have to be, of 1, for one to be a slip of the other (pg_trgm's `word_similarity_threshold`, set for
 * each connection): `oduia` finds Oduya, and `an` does not find everybody.
 */
export const leastLikeness = 0.45

/** How alike two whole names have to be, of 1, for them to be one with a slip (pg_trgm's `similarity_threshold`, set for each connection). */
export const leastSameness = 0.6

/** What `like` finds by its beginning. */
export const startOf = (query: string) => `${query.replace(/[%_\\]/g, '\\$&')}%`

/** What `isLike` finds a name by: an index of its trigrams. */
export function likeIndex(name: string, column: ExtraConfigColumn) {
  return index(name).using('gin', column.op('gin_trgm_ops'))
}

/** How somebody may have meant what they typed: a database whose locale is C knows the capitals of ASCII alone. */
function spellings(query: string): string[] {
  if (/^[ -~]*$/.test(query)) return [query]
  const small = query.toLowerCase()
  return [...new Set([query, small, small.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())])]
}

const anyOf = (conditions: readonly SQL[]) => sql<boolean>`(${sql.join([...conditions], sql` or `)})`

/** Whether a word of a name begins with what somebody typed. Its column has a `likeIndex`. */
export function begins(name: SQLWrapper, query: string): SQL<boolean> {
  const starts = spellings(query).map(startOf)
  return anyOf(starts.flatMap((start) => [sql`${name} ilike ${start}`, sql`${name} ilike ${`% ${start}`}`]))
}

/** The same, or reads nearly like it. */
export function isLike(name: SQLWrapper, query: string): SQL {
  return anyOf([begins(name, query), ...spellings(query).map((one) => sql`${one} <% ${name}`)])
}

/** To sort by: what begins with the text first, then the nearest. */
export function nearest(name: SQLWrapper, query: string): SQL {
  return sql`(${name} ilike ${startOf(query)}) desc, ${query} <<-> ${name}`
}

/** Whether two names are the same but for a slip. The first has a `likeIndex`. */
export function isNearly(name: SQLWrapper, other: SQLWrapper): SQL {
  return sql`${name} % ${other}`
}
