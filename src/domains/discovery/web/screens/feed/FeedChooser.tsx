import '../../../../../kit/web/styles.ts'
import { useList } from '../../../../../kit/web/calls.ts'
import { FilterBar } from '../../../../../kit/web/filter-bar.tsx'
import type { Filter } from '../../../../../kit/web/filter-field.tsx'
import { counted } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge } from '../../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../../kit/web/route.ts'
import { Screen } from '../../../../../kit/web/screen.tsx'
import { Table } from '../../../../../kit/web/table.tsx'
import type { Column } from '../../../../../kit/web/table-props.ts'
import { profileCalls } from '../../../../profiles/contract.ts'
import { InfluencerName } from '../../../../profiles/web/parts/InfluencerName.tsx'
import type { InfluencerRow } from '../../../../profiles/views.ts'
import { cityFacts } from '../../../../profiles/vocabulary.ts'
import { feedSearch } from '../../feed-address.ts'
import { toFeedViewer } from '../../links.ts'

const filters: Filter[] = [{ name: 'find', kind: 'search', label: 'Search', placeholder: '@handle or name' }]

const columns: Column<InfluencerRow>[] = [
  { key: 'handle', title: 'Creator', render: (row) => <InfluencerName row={row} /> },
  { key: 'city', title: 'City', render: (row) => cityFacts[row.homeCity].name },
  { key: 'visits', title: 'Visits', align: 'right', render: (row) => <Visits row={row} /> },
  { key: 'approval', title: 'Status', render: (row) => row.approval },
]

/** Staff choose whose feed they look at. */
export function FeedChooser() {
  const [{ find, draft }, setAddress] = useAddress(feedSearch)
  const influencers = useList(profileCalls.listInfluencers, { search: find?.replace(/^@/, '') || undefined })
  const toFeed = ({ uid }: InfluencerRow) => toFeedViewer({ uid, draft })
  return (
    <Screen
      title="Feed Viewer"
      lead={
        draft
          ? 'Choose a creator to preview their feed with the draft ribbons.'
          : 'Choose a creator to see their feed as they see it.'
      }
    >
      <FilterBar filters={filters} values={{ find }} onChange={setAddress} />
      <Table
        label="Creators"
        of={influencers}
        rowKey={(row) => row.uid}
        columns={columns}
        to={toFeed}
        phone={(row) => (
          <LinkTo to={toFeed(row)} className="card link-card list-item">
            <InfluencerName row={row} />
            <div className="list-item-aside">
              <span>{cityFacts[row.homeCity].name}</span>
              <small className="dim">{row.visitsCompleted === 0 ? 'new' : counted(row.visitsCompleted, 'visit')}</small>
            </div>
          </LinkTo>
        )}
        empty={{ title: 'No creators match', text: 'Try part of the handle or name.' }}
      />
    </Screen>
  )
}

function Visits({ row }: { row: InfluencerRow }) {
  return row.visitsCompleted === 0 ? (
    <Badge tone="calm">new</Badge>
  ) : (
    <span className="numbers">{row.visitsCompleted}</span>
  )
}
