import { must } from '../../../kit/contract/must.ts'
import { readCursor, writeCursor } from '../../../kit/server/cursor.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Brief } from '../../briefs/server/reads.ts'
import type { BrandProfile } from '../../profiles/server/view.ts'
import { fitOfCreator } from './creator-cards.ts'
import { listFitting, listReliable, type Search } from './creators.ts'

/** So many creators of a city are looked at at once. */
export const mostLookedAt = 500
/** From so many who fit the filters on, they are sorted and shown. */
const enough = 100
/** For somebody who fits at all, everybody is looked at; for more of them, so many times. */
const mostLooks = 10

type Asked = Omit<Search, 'brand' | 'brief'> & { brand: BrandProfile; brief: Brief }
type Place = readonly (string | number | null)[] | null

/**
 * A page of the creators whom a search finds, best match to the brief first. A match is worked out of many things, so no
 * index sorts by it: the most reliable 500 of the city are looked at, and the next 500 until a hundred of them fit; those are
 * compared and sorted, and after them the next. Up to 500 in a city the order is exact; nobody is left out or shown twice, and
 * a page costs the same however many there are. The cursor says where these begin and how far they were shown.
 */
export async function listBestMatches(
  db: Queryable,
  asked: Asked,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const { brief } = asked
  const [value = null, uid = null, score = null, last = null] = readCursor(cursor, 4) ?? []
  const { rows, end } = await compareFrom(db, asked, uid === null ? null : [value, uid])
  const rest = rows
    .map((row) => ({ row, uid: row.profile.uid, score: fitOfCreator(row, brief).score }))
    .filter(
      (one) => score === null || last === null || one.score < +score || (one.score === score && one.uid < `${last}`),
    )
    .sort((a, b) => b.score - a.score || (a.uid < b.uid ? 1 : -1))
  const shown = rest.slice(0, limit)
  const page = shown.map(({ row }) => row)
  if (rest.length > limit) {
    const at = must(shown.at(-1))
    return { rows: page, nextCursor: writeCursor([value, uid, at.score, at.uid]) }
  }
  return { rows: page, nextCursor: end && writeCursor([...end, null, null]) }
}

/** Those who fit after a place, and up to where they were looked for; `end` is null where the city ends. */
async function compareFrom(db: Queryable, asked: Asked, after: Place) {
  const rows: Awaited<ReturnType<typeof listFitting>> = []
  for (let [at, looks] = [after, 1]; ; looks += 1) {
    const places = await listReliable(db, asked, at, mostLookedAt + 1)
    const looked = places.slice(0, mostLookedAt)
    rows.push(
      ...(await listFitting(
        db,
        asked,
        looked.map(({ uid }) => uid),
      )),
    )
    if (places.length <= mostLookedAt) return { rows, end: null }
    const { reliability, uid } = must(looked.at(-1))
    at = [reliability, uid]
    if (rows.length >= enough || (looks >= mostLooks && rows.length > 0)) return { rows, end: [reliability, uid] }
  }
}
