import { counted, money } from '../../../kit/web/format.ts'
import { currencies, currencySymbols } from '../../../domains/plans/tiers.ts'
import type { PricingTier } from '../../../domains/plans/contract.ts'
import { PriceNotes } from '../../../domains/billing/web/parts/PriceNotes.tsx'
import type { OpenWords } from '../../open-pages.ts'
import styles from './open-page.module.css'

type Props = { tiers: PricingTier[]; currency: PricingTier['currency']; words: OpenWords }

/** What brands pay: the tiers that are sold, those enabled, in their order. */
export function PricingPage({ tiers, currency, words }: Props) {
  return (
    <>
      <h1 className="serif">Pricing</h1>
      <p className="plain-lead">Plans for brands. {words.product} is free for creators.</p>
      <nav className={styles.currencies} aria-label="Currency">
        {currencies.map((one) => (
          <a key={one} href={`/pricing?currency=${one}`} aria-current={one === currency ? 'true' : undefined}>
            {currencySymbols[one]} {one}
          </a>
        ))}
      </nav>
      <h2 className="sr-only">Plans</h2>
      <ul className={styles.plans}>
        {tiers
          .filter((tier) => tier.enabled)
          .toSorted((a, b) => a.order - b.order)
          .map((tier) => (
            <Plan key={tier.id} tier={tier} />
          ))}
      </ul>
      <PriceNotes />
    </>
  )
}

function Plan({ tier }: { tier: PricingTier }) {
  const { id, name, priceMonthly, currency, collabPrice, freeCollabs, users, featureset } = tier
  return (
    <li className={styles.card}>
      <h3>{name}</h3>
      <p className={styles.price}>
        <b>{priceMonthly === 'FREE' ? 'FREE' : money(Math.round(priceMonthly * 100), currency)}</b>
        <small>{priceMonthly === 'FREE' ? 'for as long as you like' : 'per brand profile per month'}</small>
      </p>
      <ul>
        <li>{money(Math.round(collabPrice * 100), currency)} per collab</li>
        <li>{freeCollabs === 0 ? 'No free collabs' : `${counted(freeCollabs, 'free collab')} each month`}</li>
        <li>{users === null ? 'Unlimited users' : counted(users, 'user')}</li>
        {featureset.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <a href={`/join?tier=${id}`} className={styles.button} data-quiet aria-label={`Join with ${name}`}>
        Join
      </a>
    </li>
  )
}
