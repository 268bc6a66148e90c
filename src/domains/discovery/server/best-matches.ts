import { must } from '../../../kit/contract/must.ts'
import { readCursor, writeCursor } from '../../../kit/server/cursor.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Brief } from '../../briefs/server/reads.ts'
import type { BrandProfile } from '../../profiles/server/view.ts'
import { fitOfCreator } from './creator-cards.ts'
import { readCreators, type Search } from './creators.ts'

/** So many creators are compared with a brief at once. */
export const mostCompared = 500

/**
 * A page of the creators whom a search finds, best match to the brief first. A match is worked out of many things, so no
 * index sorts by it: the most reliable 500 are compared and sorted, after them the next 500. Up to 500 who fit the filters the
 * order is exact; nobody is left out or shown twice. The cursor says where the 500 begin and how far they were shown.
 */
export async function listBestMatches(
  db: Queryable,
  { brand, brief, filters }: Omit<Search, 'brand' | 'brief'> & { brand: BrandProfile; brief: Brief },
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const [value = null, uid = null, score = null, last = null] = readCursor(cursor, 4) ?? []
  const after = uid === null ? null : [value, uid]
  const rows = await readCreators(db, { brand, brief, filters, sort: 'reliability' }, after, mostCompared + 1)
  const compared = rows.slice(0, mostCompared)
  const rest = compared
    .map((row) => ({ row, uid: row.profile.uid, score: fitOfCreator(row, brand, brief).score }))
    .filter(
      (one) => score === null || last === null || one.score < +score || (one.score === score && one.uid < `${last}`),
    )
    .sort((a, b) => b.score - a.score || (a.uid < b.uid ? 1 : -1))
  const shown = rest.slice(0, limit)
  const page = shown.map(({ row }) => row)
  if (rest.length > limit) {
    const end = must(shown.at(-1))
    return { rows: page, nextCursor: writeCursor([value, uid, end.score, end.uid]) }
  }
  if (rows.length <= mostCompared) return { rows: page, nextCursor: null }
  const { profile } = must(compared.at(-1))
  return { rows: page, nextCursor: writeCursor([profile.reliability ?? -1, profile.uid, null, null]) }
}
