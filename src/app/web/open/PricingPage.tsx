import { PriceNotes } from '../../../domains/billing/web/parts/PriceNotes.tsx'
import { cheapestFor, monthCost } from '../../../domains/plans/example-month.ts'
import { currencies, currencySymbols } from '../../../domains/plans/tiers.ts'
import { counted } from '../../../kit/web/format.ts'
import type { OpenWords, Prices } from '../../open-pages.ts'
import { DataOf } from './DataOf.tsx'
import { Plans, price, soldTiers } from './Plans.tsx'
import { pricingQuestions } from './questions.ts'
import { Questions } from './Questions.tsx'
import styles from './plans.module.css'

const months = [1, 2, 4, 8, 12]

/** What brands pay: the tiers that are sold, what each opens, and what months of different sizes cost. */
export function PricingPage({ prices, words }: { prices: Prices; words: OpenWords }) {
  return (
    <>
      <h1 className="serif">Pricing</h1>
      <p className="plain-lead">
        Start free and pay only for collabs that deliver. {words.product} is free for creators.
      </p>
      <nav className={styles.currencies} aria-label="Currency">
        {currencies.map((one) => (
          <a key={one} href={`/pricing?currency=${one}`} aria-current={one === prices.currency ? 'true' : undefined}>
            {currencySymbols[one]} {one}
          </a>
        ))}
      </nav>
      <h2 className="sr-only">Plans</h2>
      <Plans prices={prices} />
      <PriceNotes />
      <Months prices={prices} />
      <Questions title="Questions about prices" of={pricingQuestions(prices)} />
      <DataOf data={offersData(prices, words)} />
    </>
  )
}

/** Months of different sizes on every plan, so that nobody has to count. */
function Months({ prices }: { prices: Prices }) {
  const tiers = soldTiers(prices)
  return (
    <section className={styles.least}>
      <h2 className="serif">Which plan costs least?</h2>
      <p>What one venue pays a month, plan and collabs together. The lowest price in each row is highlighted.</p>
      {/* A region that scrolls has to be reached by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scroll} tabIndex={0} aria-label="Cost by number of collabs">
        <table className={styles.months}>
          <thead>
            <tr>
              <th scope="col">Collabs</th>
              {tiers.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((collabs) => (
              <tr key={collabs}>
                <th scope="row">{counted(collabs, 'collab')}</th>
                {tiers.map((tier) => (
                  <td key={tier.id} data-best={tier === cheapestFor(tiers, collabs) || undefined}>
                    {price(monthCost(tier, collabs), tier)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

function offersData(prices: Prices, { product, origin }: OpenWords): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: product,
    serviceType: 'Influencer marketing for hospitality brands',
    url: `${origin}/pricing`,
    offers: soldTiers(prices).map(({ id, name, priceMonthly, currency }) => ({
      '@type': 'Offer',
      name,
      price: priceMonthly === 'FREE' ? 0 : priceMonthly,
      priceCurrency: currency,
      url: `${origin}/join?tier=${id}`,
    })),
  }
}
