import { desc, eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { may } from '../../../../access/server/policy.ts'
import type { valueCalls } from '../../contract.ts'
import { summarise } from '../../worth.ts'
import { getBrandCollab } from '../brand-collab.ts'
import { currencyOfOrganisation } from '../currency.ts'
import { loadScale, loadWorths } from '../load.ts'
import { valuePolicy } from '../policy.ts'
import { listSettings } from '../settings.ts'
import { collabCosts } from '../tables.ts'

export const getCollabValue: Handler<typeof valueCalls.getCollabValue> = async ({ collabUid }, { actor, db }) => {
  const collab = await getBrandCollab(db, actor, collabUid)
  const { orgUid, currency } = await currencyOfOrganisation(db, collab.brandUid)
  const worths = await loadWorths(db, { collabUid })
  const scale = await loadScale(db, currency, worths)
  const entries = await db
    .select()
    .from(collabCosts)
    .where(eq(collabCosts.collabUid, collabUid))
    .orderBy(desc(collabCosts.since))
  const history = entries.map(({ collabUid: _collab, since, ...entry }) => ({ ...entry, since: since.toISOString() }))
  return {
    currency,
    summary: worths.length > 0 ? summarise(worths, scale) : null,
    lines: worths.flatMap(({ lines }) => lines),
    override: history[0] ?? null,
    history,
    hasSettings: (await listSettings(db, [orgUid])).length > 0,
    can: { saveCosts: worths.length > 0 && may(valuePolicy, actor, 'saveCosts', collab) },
  }
}
