import { Button, Group } from '@mantine/core'
import listStyles from '../../../../../kit/web/item-list.module.css'
import { counted, dayOf } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge } from '../../../../../kit/web/parts.tsx'
import { toBrand } from '../../../../profiles/web/links.ts'
import { cityFacts } from '../../../../profiles/vocabulary.ts'
import { toValue } from '../../links.ts'
import { have, haveInsights } from '../../../insight-words.ts'
import { causeWords, type PortfolioCause } from '../../../portfolio.ts'
import type { Portfolio } from './portfolio-data.ts'
import { amount, costKnown, mediaWords } from '../../parts/summary-words.ts'
import { changePercent, changeWords } from './change-words.ts'

const tones: Readonly<Record<PortfolioCause, 'bad' | 'warn'>> = {
  'views-fell': 'bad',
  'bookings-fell': 'bad',
  'no-insights': 'warn',
  'visits-fell': 'bad',
  'no-visit': 'warn',
}

/** Brands with why they need somebody; the name leads to the record, the button to the visits behind the numbers. */
export function PortfolioBrands({
  portfolio: { brands, count },
  onOpen,
}: {
  portfolio: Portfolio
  onOpen: (brandUid: string) => void
}) {
  if (brands.length === 0)
    return <p className="dim">No brands match. Choose another account manager, city or reason.</p>
  return (
    <>
      <ul className={listStyles.list}>
        {brands.map((brand) => (
          <li key={brand.brandUid} className={listStyles.item}>
            <div className={listStyles.text}>
              <Group gap="xs">
                <LinkTo to={toBrand(brand.brandUid)}>
                  <b>{brand.name}</b>
                </LinkTo>
                {brand.causes.map((cause) => (
                  <Badge key={cause} tone={tones[cause]}>
                    {causeWords[cause]}
                  </Badge>
                ))}
              </Group>
              <div>{resultWords(brand)}</div>
              <div>{moneyWords(brand)}</div>
              <div className="dim">
                {[
                  cityFacts[brand.city].name,
                  brand.manager?.name ?? 'no account manager',
                  brand.lastVisitOn ? `last visit ${dayOf(`${brand.lastVisitOn}T12:00:00Z`, 'UTC')}` : 'no visit yet',
                ].join(' · ')}
              </div>
            </div>
            <Group gap="xs">
              <Button
                variant="subtle"
                size="sm"
                aria-label={`Show visits to ${brand.name}`}
                onClick={() => onOpen(brand.brandUid)}
              >
                Show visits
              </Button>
              <Button
                component={LinkTo}
                to={toValue(brand.brandUid)}
                variant="subtle"
                size="sm"
                aria-label={`Costs and results for ${brand.name}`}
              >
                Costs and results
              </Button>
              <Button
                component={LinkTo}
                to={toBrand(brand.brandUid)}
                variant="default"
                size="sm"
                aria-label={`Tasks and notes for ${brand.name}`}
              >
                Tasks and notes
              </Button>
            </Group>
          </li>
        ))}
      </ul>
      {count > brands.length && (
        <p className="dim">
          The first {brands.length} of {count}. Choose an account manager or a city to see the others.
        </p>
      )}
    </>
  )
}

/** "30.1K views (−29%) · 6 visits (−25%) · 5 of 7 deliverables have insights". */
function resultWords({ now, before, recent }: Portfolio['brands'][number]): string {
  return [
    now.views === null ? now.visits > 0 && 'Views unknown' : changeWords(now.views, before.views, 'view'),
    changeWords(now.visits, before.visits, 'visit'),
    recent > 0 && `${counted(recent, 'visit')} too recent to count`,
    now.bookings !== null && changeWords(now.bookings, before.bookings, 'booking'),
    now.deliverables > 0 && haveInsights(now.withInsights + now.apart, now.deliverables),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** "Cost £1,230 (+12%) · booking spend £2,300 (12 of 41 have an amount) · media value £951–£2,186"; what isn’t known is left out. */
function moneyWords({ money: now, moneyBefore, currency }: Portfolio['brands'][number]): string {
  if (now.collabs === 0) return ''
  const change = changePercent(now.costMinor, moneyBefore.costMinor)
  return [
    `Cost ${costKnown(now, currency)}${change === '–' ? '' : ` (${change})`}`,
    spentWords(now, currency),
    now.mediaLowMinor !== null && `media value ${mediaWords(now, currency)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

function spentWords({ spentMinor, withSpent, bookings }: Portfolio['brands'][number]['money'], currency: string) {
  if (spentMinor === null || bookings === null) return null
  const basis = withSpent < bookings ? ` (${withSpent} of ${bookings} ${have(withSpent, bookings)} an amount)` : ''
  return `booking spend ${amount(spentMinor, currency)}${basis}`
}
