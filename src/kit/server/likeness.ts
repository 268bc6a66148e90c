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

const hasWord = (name: SQLWrapper, starts: readonly string[]) =>
  anyOf(starts.flatMap((start) => [sql`${name} ilike ${start}`, sql`${name} ilike ${`% ${start}`}`]))

/** Whether a word of a name begins with what somebody typed. Its column has a `likeIndex`. */
export const begins = (name: SQLWrapper, query: string) => hasWord(name, spellings(query).map(startOf))

/** Whether it reads nearly so: for where nothing begins with it. */
export function isNearlyLike(name: SQLWrapper, query: string): SQL<boolean> {
  const slips = slipsOf(query)
  return anyOf([
    ...spellings(query).map((one) => sql`${one} <% ${name}`),
    ...(slips.length > 0 ? [hasWord(name, slips)] : []),
  ])
}

/** A word of so many letters has too few trigrams for a slip of it to be like it. */
const short = /^\p{L}{4,5}$/u

/** What a short word was meant to be where one of its letters after the first is wrong, missing, too much, or changed places. */
function slipsOf(query: string): string[] {
  if (!short.test(query)) return []
  const letters = Array.from(query)
  const slips = letters.flatMap((letter, at) => {
    if (at === 0) return []
    const [before, rest] = [letters.slice(0, at), letters.slice(at + 1)]
    const [next, ...after] = rest
    const tooMuch = [[...before, ...rest]]
    const swapped = next === undefined ? [] : [[...before, next, letter, ...after]]
    // With one letter before it, nearly every name would have to be read.
    const wrong = at === 1 ? [] : [before.concat('_', rest), before.concat('_', letter, rest)]
    return [...tooMuch, ...swapped, ...wrong]
  })
  return [...new Set(slips.map((slip) => `${slip.join('')}%`))]
}

/** To sort by: what begins with the text first, then the nearest. */
export function nearest(name: SQLWrapper, query: string): SQL {
  return sql`(${name} ilike ${startOf(query)}) desc, ${query} <<-> ${name}`
}

/** Whether two names are the same but for a slip. The first has a `likeIndex`. */
export function isNearly(name: SQLWrapper, other: SQLWrapper): SQL {
  return sql`${name} % ${other}`
}
