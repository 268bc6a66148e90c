import type { CallError } from '../../../../../kit/contract/errors.ts'
import { counted, dateTime, largeNumber, timeLeft } from '../../../../../kit/web/format.ts'
import { LinkTo, type To } from '../../../../../kit/web/link.tsx'
import { Badge, Facts } from '../../../../../kit/web/parts.tsx'
import { Table } from '../../../../../kit/web/table.tsx'
import { useNow } from '../../../../collabs/web/use-now.ts'
import { cityFacts } from '../../../../profiles/vocabulary.ts'
import type { GroupVenue } from '../../../contract.ts'
import styles from './group.module.css'

type Props = {
  venues: readonly GroupVenue[]
  group: { data: unknown; error: CallError | null; refetch: () => unknown }
}

/** A venue's own dashboard. */
const toVenue = ({ uid }: GroupVenue): To => ({ path: '/app/brand/dashboard', search: { uid } })

/** The venues side by side: what is due, who comes, what is open, and what it has brought. */
export function VenueTable({ venues, group }: Props) {
  return (
    <Table
      label="Venues"
      of={{
        rows: [...venues],
        first: group.data,
        error: group.error,
        refetch: group.refetch,
        more: () => undefined,
        hasMore: false,
        isFetchingNextPage: false,
      }}
      rowKey={({ uid }) => uid}
      to={toVenue}
      columns={[
        { key: 'venue', title: 'Venue', width: 220, render: (venue) => <Name venue={venue} /> },
        { key: 'next', title: 'Next deadline', width: 130, render: (venue) => <Next venue={venue} /> },
        { key: 'requests', title: 'Requests', align: 'right', render: ({ due }) => due.requests },
        { key: 'reviews', title: 'To review', align: 'right', render: ({ due }) => due.reviews },
        { key: 'others', title: 'Other', align: 'right', render: ({ due }) => due.others },
        { key: 'today', title: 'Visits today', align: 'right', render: ({ visitsToday }) => visitsToday },
        { key: 'open', title: 'Open times, 7 days', align: 'right', render: (venue) => venue.openTimes },
        { key: 'briefs', title: 'Live briefs', align: 'right', render: ({ liveBriefs }) => liveBriefs },
        { key: 'published', title: 'Published, 30 days', align: 'right', render: ({ published }) => published },
        { key: 'views', title: 'Views', align: 'right', render: ({ views }) => largeNumber(views) },
      ]}
      phone={(venue) => <VenueCard venue={venue} />}
      empty={{ title: 'No venues yet', text: 'The venues of your organisation will appear here.' }}
    />
  )
}

function Name({ venue: { name, district, city } }: { venue: GroupVenue }) {
  return (
    <span className={styles.venueName}>
      <b className="ellipsis">{name}</b>
      <small className="dim ellipsis">{[district, cityFacts[city].name].filter(Boolean).join(', ')}</small>
    </span>
  )
}

/** How long is left for the first thing that is due. */
function Next({ venue: { due } }: { venue: GroupVenue }) {
  const now = useNow()
  if (!due.nextAt) return <span className="dim">All done</span>
  const left = Date.parse(due.nextAt) - now
  return <Badge tone={left < 0 ? 'bad' : left < 24 * 3_600_000 ? 'warn' : 'mute'}>{timeLeft(due.nextAt)}</Badge>
}

function VenueCard({ venue }: { venue: GroupVenue }) {
  const { due, visitsToday, nextVisitAt, openTimes, nextOpenAt, liveBriefs, published, views, timezone } = venue
  const waiting = [
    due.requests > 0 && counted(due.requests, 'request'),
    due.reviews > 0 && `${due.reviews} to review`,
    due.others > 0 && `${due.others} other`,
  ].filter(Boolean)
  return (
    <LinkTo to={toVenue(venue)} className="card link-card pad">
      <Name venue={venue} />
      <Facts
        rows={[
          ['To do', waiting.length > 0 ? `${waiting.join(', ')}` : 'All done'],
          waiting.length > 0 && ['Next deadline', <Next key="next" venue={venue} />],
          [
            'Visits',
            visitsToday > 0
              ? `${visitsToday} today`
              : nextVisitAt
                ? `Next ${dateTime(nextVisitAt, timezone)}`
                : 'None booked',
          ],
          [
            'Open times',
            openTimes > 0 && nextOpenAt
              ? `${openTimes} in 7 days, first ${dateTime(nextOpenAt, timezone)}`
              : 'None in 7 days',
          ],
          ['Live briefs', String(liveBriefs)],
          ['30 days', `${published} published, ${largeNumber(views)} views`],
        ]}
      />
    </LinkTo>
  )
}
