import type { Payments } from '../../../../adapters/payments/payments.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { sameVersion } from '../../../../access/server/policy.ts'
import { record } from '../../../audit/server/record.ts'
import { addTerms, setPriceId, updateTier } from '../../../plans/server/save-tier.ts'
import { currencies } from '../../../plans/tiers.ts'
import type { billingCalls } from '../../contract.ts'
import type { TierFields, TierPrices, TierRow } from '../../contract/tiers.ts'
import { getTierRow, givenPriceId, lockTier, needsNewTerms, tierProblems } from '../tiers.ts'

export const saveTier: Handler<typeof billingCalls.saveTier> = async (
  { id, version, fields, why },
  { actor, db, payments },
) => {
  const seen = await getTierRow(db, id)
  sameVersion(seen, version)
  const [problem] = await tierProblems(db, payments, seen, fields)
  if (problem) throw new CallError('failed-precondition', problem)
  const prices = needsNewTerms(seen, fields) ? await pricesToSell(payments, seen, fields) : fields.prices
  return db.transaction(async (tx) => {
    await lockTier(tx, id)
    const before = await getTierRow(tx, id)
    sameVersion(before, version)
    const termsVersion = await writeTerms(tx, before, { ...fields, prices })
    const { name, enabled, position, users, features } = fields
    await updateTier(tx, id, version, { name, enabled, position, users, features, termsVersion })
    const after = await getTierRow(tx, id)
    await record(
      tx,
      actor,
      'staff',
      'tier.updated',
      { subjectUid: id },
      { before: facts(before), after: facts(after), why },
    )
    return after
  })
}

/** The ids of new prices: as given, otherwise made at the provider, once for each version of the terms. */
async function pricesToSell(payments: Payments, before: TierRow, fields: TierFields): Promise<TierPrices> {
  const prices = structuredClone(fields.prices)
  for (const currency of currencies) {
    const amount = prices[currency].monthly
    const made = { name: `${fields.name}, ${currency}`, currency, amount }
    const key = `price:${before.id}:${before.termsVersion + 1}:${currency}:${amount}`
    prices[currency].priceId =
      amount === 0 ? null : (givenPriceId(before, fields, currency) ?? (await payments.createPrice(made, key)))
  }
  return prices
}

/** New terms where what is paid differs; otherwise a price id may be put right. Answers the version that is sold. */
async function writeTerms(tx: Tx, before: TierRow, after: TierFields): Promise<number> {
  if (!needsNewTerms(before, after)) {
    for (const currency of currencies) {
      const priceId = givenPriceId(before, after, currency)
      if (priceId) await setPriceId(tx, { tier: before.id, version: before.termsVersion, currency }, priceId)
    }
    return before.termsVersion
  }
  const version = before.termsVersion + 1
  const { freeCollabs, prices } = after
  await addTerms(
    tx,
    currencies.map((currency) => ({
      tier: before.id,
      version,
      currency,
      freeCollabs,
      since: now(),
      ...prices[currency],
    })),
  )
  return version
}

function facts({ name, enabled, position, users, freeCollabs, features, prices, termsVersion }: TierRow) {
  return { name, enabled, position, users, freeCollabs, features, prices, termsVersion }
}
