import { type Actor, isBrandMember, isStaff } from '../../../access/roles.ts'
import { assertSeesBrand } from '../../../access/server/guards.ts'
import type { Context } from '../../../access/server/handler.ts'
import type { InputOf } from '../../../kit/contract/calls.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Fields } from '../../audit/events.ts'
import { recordOnceADay } from '../../audit/server/record.ts'
import { votesFor } from '../../lists/server/shortlists.ts'
import { getBrand } from '../../profiles/server/reads.ts'
import type { BrandProfile } from '../../profiles/server/view.ts'
import type { discoveryCalls } from '../contract.ts'
import { type CreatorSort, filterCapabilities, looksOf } from '../creator-search.ts'
import { listBestMatches } from './best-matches.ts'
import { viewCreators } from './creator-cards.ts'
import { listCreators } from './creators.ts'
import { findOwnBrief } from './own-brief.ts'
import { assertHasFilters, listFilterRights } from './saved-searches.ts'

type Find = typeof discoveryCalls.findCreators
type Asked = Omit<InputOf<Find>, 'limit'>

/** A brand that may search by these filters, and what its plan holds of them. Who looks for how people look is logged. */
export async function beginSearch({ brandUid, filters, cursor }: Asked, { actor, db, primary }: Context<Find>) {
  assertSeesBrand(actor, brandUid)
  const brand = await getBrand(db, brandUid)
  const rights = isStaff(actor) ? filterCapabilities : await listFilterRights(db, brand)
  assertHasFilters(rights, filters)
  const looks = looksOf(filters)
  if (looks && !cursor) await logLooks(primary, actor, brandUid, looks)
  return { brand, rights }
}

/** One page of the creators whom a search finds. */
export async function findPage(
  { brandUid, briefUid, filters, sort, cursor }: Asked,
  brand: BrandProfile,
  limit: number,
  { actor, db, config }: Pick<Context<Find>, 'actor' | 'db' | 'config'>,
) {
  const brief = await findOwnBrief(db, brandUid, briefUid)
  const search = { brand, filters }
  const { rows, nextCursor } =
    brief && (sort ?? 'match') === 'match'
      ? await listBestMatches(db, { ...search, brief }, { cursor, limit })
      : await listCreators(db, { ...search, brief, sort: orderOf(sort) }, { cursor, limit })
  const cards = await viewCreators({ db, config, actor }, rows, { brand, brief, filters })
  const votes = await votesFor(
    db,
    brandUid,
    cards.map(({ uid }) => uid),
  )
  return {
    rows: cards.map((card) => ({
      ...card,
      votes: (votes.get(card.uid) ?? []).map(({ name, vote }) => ({ name, vote })),
    })),
    nextCursor,
  }
}

/** Which side somebody searches on. */
export const sideOf = (actor: Actor, brandUid: string) => (isBrandMember(actor, brandUid) ? 'brand' : 'staff')

/** Whoever looks for how people look leaves a trace: once a day for the same search. */
async function logLooks(primary: Queryable, actor: Actor, brandUid: string, looks: Fields): Promise<void> {
  await primary.transaction((tx) =>
    recordOnceADay(
      tx,
      actor,
      sideOf(actor, brandUid),
      'creators.filtered-by-looks',
      { subjectUid: brandUid, brandUid },
      looks,
    ),
  )
}

/** What sorts where no brief can. */
const orderOf = (sort: CreatorSort | undefined) => (sort === undefined || sort === 'match' ? 'newest' : sort)
