import { and, asc, eq, lt } from 'drizzle-orm'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Config } from '../../../../kit/server/config.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import { eachDue } from '../../../../kit/server/due.ts'
import { notify } from '../../../notifications/server/notify.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { listFilterRights, lookFor, missingRight } from '../saved-searches.ts'
import { creatorSearches } from '../tables.ts'

const today = () => now().toISOString().slice(0, 10)

/**
 * Looks once a day for who newly fits each saved search, and notifies the brand's team of those. The later runs of a day find
 * only what failed. A search whose filters the plan does not have any more is passed over and remembers whom it has seen.
 */
export const lookForCreators: DomainJob = {
  name: 'look-for-creators',
  cron: '40 7-12 * * *',
  run: async (parts) => {
    const { uid, lookedOn } = creatorSearches
    await eachDue(
      parts,
      'look-for-creators',
      async (db, limit) => {
        const due = db.select({ uid }).from(creatorSearches).where(lt(lookedOn, today()))
        return (await due.orderBy(asc(lookedOn), asc(uid)).limit(limit)).map((search) => search.uid)
      },
      (tx, searchUid) => look(tx, parts.config, searchUid),
    )
  },
}

async function look(tx: Tx, config: Config, uid: string): Promise<void> {
  const due = and(eq(creatorSearches.uid, uid), lt(creatorSearches.lookedOn, today()))
  const [search] = await tx.select().from(creatorSearches).where(due).for('update')
  if (!search) return
  const brand = await getBrand(tx, search.brandUid)
  const isLocked = missingRight(await listFilterRights(tx, brand), search.filters) !== null
  const found = isLocked ? null : await lookFor(tx, brand, search)
  await tx
    .update(creatorSearches)
    .set(found?.look ?? { lookedOn: today() })
    .where(eq(creatorSearches.uid, uid))
  if (!found || found.fresh.length === 0) return
  await notify(tx, config, brand.uid, `${uid}:${today()}`, {
    kind: 'creator-search.found',
    title: titleOf(found.fresh.length, search.name),
    lines: [`${namesOf(found.fresh)} now ${found.fresh.length === 1 ? 'matches' : 'match'} your saved search.`],
    path: `/app/brand/creators?${new URLSearchParams({ uid: brand.uid, saved: uid, sort: 'newest' })}`,
    action: 'See creators',
  })
}

function titleOf(count: number, name: string): string {
  return count === 1 ? `A new creator matches “${name}”` : `${count} new creators match “${name}”`
}

/** “Alice, Olivia and 3 others”. */
function namesOf(fresh: readonly { name: string }[]): string {
  const shown = fresh.slice(0, 2).map(({ name }) => name)
  const others = fresh.length - shown.length
  return new Intl.ListFormat('en-GB').format(
    others > 0 ? [...shown, others === 1 ? '1 other' : `${others} others`] : shown,
  )
}
