import { desc, inArray } from 'drizzle-orm'
import { isStaff } from '../../../../access/roles.ts'
import { now } from '../../../../kit/server/clock.ts'
import { todayIn } from '../../../briefs/availability.ts'
import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { listBrandsOf } from '../../../profiles/server/reads.ts'
import { currencyOfOrganisation } from '../../../value/server/currency.ts'
import type { campaignCalls } from '../../contract.ts'
import type { campaignStates } from '../../pace.ts'
import { loadProgress } from '../progress.ts'
import { requireCampaigns } from '../reads.ts'
import { campaigns } from '../tables.ts'
import { viewRow } from '../view.ts'

/** Nobody runs so many at a time; older ones have ended long ago. */
const mostShown = 100
const order = ['running', 'planned', 'ended'] as const satisfies readonly (typeof campaignStates)[number][]

export const listCampaigns: Handler<typeof campaignCalls.listCampaigns> = async ({ brandUid }, { actor, db }) => {
  assertSeesBrand(actor, brandUid)
  const { orgUid, timezone, currency } = await currencyOfOrganisation(db, brandUid)
  await requireCampaigns(db, orgUid)
  const venues = (await listBrandsOf(db, orgUid))
    .map(({ uid }) => uid)
    .filter((uid) => isStaff(actor) || uid in actor.brands)
  const found = await db
    .select()
    .from(campaigns)
    .where(inArray(campaigns.brandUid, venues))
    .orderBy(desc(campaigns.lastDay), desc(campaigns.uid))
    .limit(mostShown)
  const rows = (found.length === 0 ? [] : await loadProgress(db, found)).map((progress) => viewRow(progress))
  return {
    currency,
    today: todayIn(timezone, now()),
    rows: order.flatMap((state) => rows.filter((row) => row.state === state)),
  }
}
