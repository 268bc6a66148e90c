import { cheapestFor, monthCost, usualCollabs } from '../../../domains/plans/example-month.ts'
import type { PricingTier } from '../../../domains/plans/contract.ts'
import { featureWords } from '../../../domains/plans/entitlements.ts'
import { counted, money } from '../../../kit/web/format.ts'
import type { Prices } from '../../open-pages.ts'
import styles from './plans.module.css'

export const price = (units: number, { currency }: Pick<PricingTier, 'currency'>) =>
  money(Math.round(units * 100), currency)

export function soldTiers({ tiers }: Prices): PricingTier[] {
  return tiers.filter((tier) => tier.enabled).toSorted((a, b) => a.order - b.order)
}

/** The plans side by side, each with what a usual month costs; what costs least for it is recommended. */
export function Plans({ prices, isShort = false }: { prices: Prices; isShort?: boolean }) {
  const tiers = soldTiers(prices)
  const best = cheapestFor(tiers, usualCollabs)
  return (
    <ul className={styles.plans}>
      {tiers.map((tier, at) => (
        <Plan key={tier.id} tier={tier} below={tiers[at - 1]} isBest={tier === best} isShort={isShort} />
      ))}
    </ul>
  )
}

type PlanProps = { tier: PricingTier; below: PricingTier | undefined; isBest: boolean; isShort: boolean }

function Plan({ tier, below, isBest, isShort }: PlanProps) {
  const { id, name, priceMonthly, freeCollabs, users, featureset } = tier
  const choose = priceMonthly === 'FREE' ? 'Start free' : 'Choose plan'
  const more = featureset.filter((feature) => !below?.featureset.includes(feature))
  return (
    <li className={styles.plan} data-best={isBest || undefined}>
      {isBest && <p className={styles.best}>Recommended</p>}
      <h3>{name}</h3>
      <p className={styles.price}>
        <b>{priceMonthly === 'FREE' ? 'FREE' : price(priceMonthly, tier)}</b>
        <small>{priceMonthly === 'FREE' ? 'for as long as you like' : 'per brand profile per month'}</small>
      </p>
      <ul className={styles.facts}>
        <li>
          <b>{price(tier.collabPrice, tier)}</b> per collab
        </li>
        <li>{freeCollabs === 0 ? 'No free collabs' : `${counted(freeCollabs, 'free collab')} each month`}</li>
        <li>{users === null ? 'Unlimited users' : counted(users, 'user')}</li>
      </ul>
      {!isShort && (
        <ul className={styles.opens}>
          {below && <li>Everything in {below.name}</li>}
          {more.map((feature) => (
            <li key={feature}>
              <b>{feature}</b>
              {featureWords.has(feature) && <small>{featureWords.get(feature)}</small>}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.month}>
        {usualCollabs} collabs a month cost <b>{price(monthCost(tier, usualCollabs), tier)}</b>
      </p>
      <a
        href={`/join?tier=${id}`}
        className={styles.choose}
        data-quiet={isBest ? undefined : ''}
        aria-label={`${choose}: ${name}`}
      >
        {choose}
      </a>
    </li>
  )
}
