import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { must, mustGet } from '../../../kit/contract/must.ts'
import type { OutputOf } from '../../../kit/contract/calls.ts'
import { now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { staffFacts } from '../../accounts/server/facts.ts'
import type { discoveryCalls } from '../contract.ts'
import { holdsPerCity, inNoRibbon, isDead } from '../ribbon-stats.ts'
import { findBriefNames, findLiveBriefs } from './live-briefs.ts'
import { countClicks, countedMs } from './ribbon-clicks.ts'
import { firstPublished, isDraftChanged, readStanding, ribbonsOf } from './ribbons.ts'

/** How many of the briefs that stand in no ribbon are named. */
const named = 12

/** The ribbons as staff see them. */
export async function viewRibbons(db: Queryable, actor: Actor): Promise<OutputOf<typeof discoveryCalls.getRibbons>> {
  const standing = await readStanding(db)
  const { live, draft } = ribbonsOf(standing)
  const briefs = await findLiveBriefs(db)
  const { all, byRibbon } = await countClicks(db)
  const since = await firstPublished(db)
  const holds = holdsPerCity(draft, briefs, now())
  const lost = inNoRibbon(draft, briefs, now())
  const old = plus(now(), -countedMs)
  const isChanged = isDraftChanged(standing)
  const mayWrite = actor.staff === 'admin'
  return {
    version: standing.version,
    published: standing.live && {
      at: must(standing.live.publishedAt, 'published at').toISOString(),
      by: await nameOf(db, standing.live.byUid),
    },
    live: [...live],
    draft: draft.map((ribbon) => {
      const before = live.find(({ uid }) => uid === ribbon.uid)
      const { clicks, requests } = byRibbon.get(ribbon.uid) ?? { clicks: 0, requests: 0 }
      const isOld = before !== undefined && (since.get(ribbon.uid) ?? old) <= old
      return {
        ribbon,
        change: before === undefined ? 'new' : isDeepStrictEqual(before, ribbon) ? null : 'changed',
        holds: mustGet(holds, ribbon.uid),
        clicks,
        requests,
        isDead: isDead(clicks, all.clicks, isOld),
      }
    }),
    isDraftChanged: isChanged,
    ...all,
    picked: await findBriefNames(
      db,
      draft.flatMap(({ briefUids }) => briefUids),
    ),
    inNoRibbon: {
      count: lost.size,
      of: briefs.length,
      first: briefs.filter(({ uid }) => lost.has(uid)).slice(0, named),
    },
    can: {
      save: mayWrite,
      publish: mayWrite && isChanged,
      dropDraft: mayWrite && isChanged,
      takeBack: mayWrite && standing.live !== null,
    },
  }
}

async function nameOf(db: Queryable, accountUid: string): Promise<string | null> {
  const [found] = await db
    .select({ name: staffFacts.displayName })
    .from(staffFacts)
    .where(eq(staffFacts.accountUid, accountUid))
  return found?.name ?? null
}
