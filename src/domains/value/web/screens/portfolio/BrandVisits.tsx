import { Stack, Title } from '@mantine/core'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useRead } from '../../../../../kit/web/calls.ts'
import { counted, dateOf, dayRange, largeCounted } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { valueCalls } from '../../../contract.ts'
import { sumKnown } from '../../../worth.ts'
import { toStory } from '../../links.ts'
import { amount, knownCount, mediaWords } from '../../parts/summary-words.ts'
import styles from '../value/value.module.css'

type Visits = OutputOf<typeof valueCalls.getPortfolioBrand>['visits']

/** The visits of a brand in both periods; each leads to its story. */
export function BrandVisits({ brandUid }: { brandUid: string }) {
  const read = useRead(valueCalls.getPortfolioBrand, { brandUid })
  return (
    <Loaded of={read}>
      {({ brand, visits, beforeFrom, from, until }) => (
        <Stack>
          <Period
            title={`${brand.name}, ${dayRange(from, until)}`}
            currency={brand.currency}
            visits={visits.filter((one) => !one.isBefore)}
          />
          <Period
            title={`Before: ${dayRange(beforeFrom, dayBefore(from))}`}
            currency={brand.currency}
            visits={visits.filter((one) => one.isBefore)}
          />
        </Stack>
      )}
    </Loaded>
  )
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
}

function Period({ title, visits, currency }: { title: string; visits: Visits; currency: string }) {
  const views = sumKnown(visits.map((visit) => visit.views))
  return (
    <div>
      <Title order={3}>{title}</Title>
      <p className="dim">
        {counted(visits.length, 'visit')}
        {visits.length > 0 && `, ${views === null ? 'views unknown' : largeCounted(views, 'view')}`}
      </p>
      {visits.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.rows} aria-label={title}>
            <thead>
              <tr>
                {['Visit', 'Day', 'Cost', 'Views', 'Insights', 'Bookings', 'Booking spend', 'Media value'].map(
                  (head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {visits.map(({ collabUid, day, creator, brief, bookings, ...visit }) => (
                <tr key={collabUid}>
                  <th scope="row">
                    <LinkTo to={toStory(collabUid)}>{`${creator}: ${brief}`}</LinkTo>
                  </th>
                  <td className="numbers">{dateOf(`${day}T12:00:00Z`, 'UTC')}</td>
                  <td className="numbers">{amount(visit.costMinor, currency)}</td>
                  <td className="numbers">{knownCount(visit.views)}</td>
                  <td className="numbers dim">
                    {visit.deliverables === 0 ? '–' : `${visit.withInsights + visit.apart} of ${visit.deliverables}`}
                  </td>
                  <td className="numbers">{knownCount(bookings)}</td>
                  <td className="numbers">{amount(visit.spentMinor, currency)}</td>
                  <td className="numbers">{mediaWords(visit, currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
