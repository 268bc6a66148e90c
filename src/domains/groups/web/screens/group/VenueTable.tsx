import type { CallError } from '../../../../../kit/contract/errors.ts'
import { defineTable } from '../../../../../kit/contract/table.ts'
import { counted, dateTime, largeNumber, timeLeft } from '../../../../../kit/web/format.ts'
import { momentCell, textColumn } from '../../../../../kit/web/grid/columns.ts'
import { DataTable } from '../../../../../kit/web/grid/data-table.tsx'
import type { GridColumn } from '../../../../../kit/web/grid/grid-column.ts'
import { localRows, type LocalTable, type LocalValues } from '../../../../../kit/web/grid/local-rows.ts'
import { listed } from '../../../../../kit/web/listed.ts'
import { LinkTo, type To } from '../../../../../kit/web/link.tsx'
import { Badge, Facts } from '../../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../../kit/web/route.ts'
import { useNow } from '../../../../collabs/web/use-now.ts'
import { cityChoices } from '../../../../profiles/city-choices.ts'
import { cityFacts } from '../../../../profiles/vocabulary.ts'
import { placeWords } from '../../../../profiles/web/place-words.ts'
import { have } from '../../../../value/insight-words.ts'
import type { GroupVenue } from '../../../contract.ts'
import { groupSearch } from '../../links.ts'
import styles from './group.module.css'

type Props = {
  venues: readonly GroupVenue[]
  group: { data: unknown; error: CallError | null; refetch: () => unknown }
}

/** A venue's own dashboard. */
const toVenue = ({ uid }: GroupVenue): To => ({ path: '/app/brand/dashboard', search: { uid } })

const fields = defineTable({
  venue: { title: 'Venue', sort: true },
  city: { title: 'City', kind: 'choice', choices: cityChoices, sort: true },
  next: { title: 'Next deadline', kind: 'day', optional: true, sort: true },
  requests: { title: 'Requests', kind: 'number', sort: true },
  reviews: { title: 'To review', kind: 'number', sort: true },
  others: { title: 'Other', kind: 'number', sort: true },
  today: { title: 'Visits today', kind: 'number', sort: true },
  visit: { title: 'Next visit', kind: 'day', optional: true, sort: true },
  open: { title: 'Open times, 7 days', kind: 'number', sort: true },
  briefs: { title: 'Live briefs', kind: 'number', sort: true },
  published: { title: 'Published, 30 days', kind: 'number', sort: true },
  views: { title: 'Views', kind: 'number', sort: true },
})

const values: LocalValues<GroupVenue> = {
  venue: ({ name }) => name,
  city: ({ city }) => city,
  next: ({ due }) => due.nextAt,
  requests: ({ due }) => due.requests,
  reviews: ({ due }) => due.reviews,
  others: ({ due }) => due.others,
  today: ({ visitsToday }) => visitsToday,
  visit: ({ nextVisitAt }) => nextVisitAt,
  open: ({ openTimes }) => openTimes,
  briefs: ({ liveBriefs }) => liveBriefs,
  published: ({ published }) => published,
  views: ({ views }) => views,
}

/** Their titles take two lines, so that all columns fit beside the menu. */
const numberColumn = (key: keyof typeof values, of: (venue: GroupVenue) => number, width?: number) =>
  textColumn<GroupVenue>(key, of, { align: 'right', wraps: true, ...(width && { width }) })

const columns: GridColumn<GroupVenue>[] = [
  { key: 'venue', text: ({ name }) => name, render: (venue) => <Name venue={venue} />, width: 180 },
  textColumn('city', ({ city }) => cityFacts[city].name, { isHidden: true }),
  {
    key: 'next',
    text: ({ due }) => momentCell(due.nextAt),
    render: (venue) => <Next venue={venue} />,
    width: 130,
  },
  numberColumn('requests', ({ due }) => due.requests),
  numberColumn('reviews', ({ due }) => due.reviews),
  numberColumn('others', ({ due }) => due.others),
  numberColumn('today', ({ visitsToday }) => visitsToday),
  textColumn('visit', ({ nextVisitAt, timezone }) => (nextVisitAt ? dateTime(nextVisitAt, timezone) : '–'), {
    isHidden: true,
  }),
  numberColumn('open', ({ openTimes }) => openTimes, 116),
  numberColumn('briefs', ({ liveBriefs }) => liveBriefs),
  numberColumn('published', ({ published }) => published),
  {
    key: 'views',
    text: ({ views }) => views ?? '',
    render: (venue) => <Views venue={venue} />,
    align: 'right',
    wraps: true,
    width: 120,
  },
]

/** So many are seen at a glance, without a search or filters. */
const fewVenues = 3
const byDefault = 'next'

const table: LocalTable<GroupVenue> = {
  fields,
  values,
  searched: ({ name, district, city }) => `${name} ${district} ${cityFacts[city].name}`,
  byDefault,
}

/** The venues side by side: what is due, who comes, what is open, and what it has brought. */
export function VenueTable({ venues, group }: Props) {
  const [address, setAddress] = useAddress(groupSearch)
  const found = localRows(venues, table, address)
  return (
    <DataTable
      name="venues"
      label="Venues"
      noun={{ one: 'venue', many: 'venues' }}
      fields={fields}
      columns={columns}
      of={{
        rows: found,
        first: group.data,
        error: group.error,
        refetch: group.refetch,
        more: () => undefined,
        hasMore: false,
        isFetchingNextPage: false,
        isPlaceholderData: false,
        count: found.length,
        all: (most) => Promise.resolve(found.slice(0, most)),
      }}
      rowKey={({ uid }) => uid}
      rowName={({ name }) => name}
      to={toVenue}
      phone={(venue) => <VenueCard venue={venue} />}
      empty={{ title: 'No venues match', text: 'Try another search, or remove a filter.' }}
      searchLabel="Venue, area or city"
      state={address}
      onState={setAddress}
      byDefault={byDefault}
      isShort={venues.length <= fewVenues}
    />
  )
}

const needs = { photos: 'photos', hours: 'hours', briefs: 'a brief' }

/** “Needs photos, hours and a brief”; nothing where none is missing. */
const needsWords = ({ missing }: GroupVenue): string | null =>
  missing.length > 0 ? `Needs ${listed(missing.map((need) => needs[need]))}` : null

function Name({ venue }: { venue: GroupVenue }) {
  const { name } = venue
  return (
    <span className={styles.venueName}>
      <b className="ellipsis">{name}</b>
      <small className="dim ellipsis">{needsWords(venue) ?? placeWords(venue)}</small>
    </span>
  )
}

/** How long is left for the first thing that is due. */
function Next({ venue }: { venue: GroupVenue }) {
  const { due, missing } = venue
  const now = useNow()
  if (!due.nextAt) return <span className="dim">{missing.length > 0 ? 'Not set up yet' : 'All done'}</span>
  const left = Date.parse(due.nextAt) - now
  return <Badge tone={left < 0 ? 'bad' : left < 24 * 3_600_000 ? 'warn' : 'mute'}>{timeLeft(due.nextAt)}</Badge>
}

/** What is known of the views, with how much of the content that is. */
function Views({ venue: { published, withInsights, views } }: { venue: GroupVenue }) {
  if (published === 0) return '–'
  if (views === null) return <span className="dim">No insights yet</span>
  return (
    <>
      {largeNumber(views)}
      {withInsights < published && (
        <small className="dim">
          {' '}
          {withInsights} of {published} {have(withInsights, published)} insights
        </small>
      )}
    </>
  )
}

function VenueCard({ venue }: { venue: GroupVenue }) {
  const { due, visitsToday, nextVisitAt, openTimes, nextOpenAt, liveBriefs, published, timezone, missing } = venue
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
          ['To do', waiting.length > 0 ? `${waiting.join(', ')}` : missing.length > 0 ? 'Not set up yet' : 'All done'],
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
          ['Published', `${published} in 30 days`],
          published > 0 && ['Views', <Views key="views" venue={venue} />],
        ]}
      />
    </LinkTo>
  )
}
