import { desc, eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { may } from '../../../../access/server/policy.ts'
import type { Collab } from '../../../collabs/server/reads.ts'
import type { valueCalls } from '../../contract.ts'
import { summarise } from '../../worth.ts'
import { getBrandCollab } from '../brand-collab.ts'
import { withNames } from '../cost-history.ts'
import { currencyOfOrganisation } from '../currency.ts'
import { loadScale, loadWorths } from '../load.ts'
import { valuePolicy } from '../policy.ts'
import { type Settings, settingsAt, withoutSettings } from '../settings.ts'
import { collabCosts } from '../tables.ts'

export const getCollabValue: Handler<typeof valueCalls.getCollabValue> = async ({ collabUid }, { actor, db }) => {
  const collab = await getBrandCollab(db, actor, collabUid)
  const { orgUid, currency, settings } = await currencyOfOrganisation(db, collab.brandUid)
  const worths = await loadWorths(db, { collabUid }, settings)
  const scale = await loadScale(db, currency, worths)
  const entries = await db
    .select()
    .from(collabCosts)
    .where(eq(collabCosts.collabUid, collabUid))
    .orderBy(desc(collabCosts.since))
  const history = await withNames(
    db,
    actor,
    { subjectUid: collabUid, kind: 'collab.costs-saved' },
    entries.map(({ collabUid: _collab, since, ...entry }) => ({ ...entry, since: since.toISOString() })),
  )
  return {
    currency,
    summary: worths.length > 0 ? summarise(worths, scale) : null,
    lines: worths.flatMap(({ lines }) => lines),
    override: history[0] ?? null,
    history,
    hasSettings: settings.length > 0,
    usual: usualOf(collab, settings, orgUid, worths[0]?.day),
    can: { saveCosts: worths.length > 0 && may(valuePolicy, actor, 'saveCosts', collab) },
  }
}

/** What counts for a collab where its own costs were not entered, by the settings of the day of its visit. */
function usualOf({ terms }: Collab, settings: readonly Settings[], orgUid: string, day: string | undefined) {
  if (!terms || !day) return null
  const own = settingsAt(settings, orgUid, new Date(`${day}T23:59:59Z`)) ?? withoutSettings(terms.currency)
  const { staffMinutes, travelMinor, shipmentMinor } = own
  return {
    currency: terms.currency,
    servedMinor: Math.round((terms.valueMinor * own.servedShareBp) / 10_000),
    settingsCurrency: own.currency,
    staffMinutes,
    travelMinor,
    shipmentMinor,
  }
}
