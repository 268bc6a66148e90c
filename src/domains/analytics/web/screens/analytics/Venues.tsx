import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { knownCount } from '../../../../value/web/parts/summary-words.ts'
import type { analyticsCalls } from '../../../contract.ts'
import type { daysSearch } from './days-search.ts'
import { Head } from './Head.tsx'
import { ShareTable } from './ShareTable.tsx'

type Venue = NonNullable<OutputOf<typeof analyticsCalls.getAnalytics>['venues']>[number]

/** An organisation's venues side by side in the same period; each opens its own page of it. */
export function Venues({ venues, days }: { venues: readonly Venue[]; days: ReturnType<typeof daysSearch> }) {
  return (
    <Card>
      <Head
        title="Your venues"
        name="venues"
        rows={[
          ['Venue', 'Views', 'Views before', 'Saves', 'Deliverables', 'With insights'],
          ...venues.map((one) => [
            one.name,
            one.views ?? '',
            one.viewsBefore ?? '',
            one.saves ?? '',
            one.deliverables,
            one.withInsights,
          ]),
        ]}
      />
      <ShareTable
        label="Your venues"
        heads={['Venue', 'Views', 'Previous', 'With insights']}
        rows={venues.map((one) => ({
          name: one.name,
          value: one.views,
          besides: [knownCount(one.viewsBefore), `${one.withInsights} of ${one.deliverables}`],
          to: { path: '/app/analytics', search: { uid: one.uid, ...days } },
        }))}
      />
    </Card>
  )
}
