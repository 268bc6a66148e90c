import { Group } from '@mantine/core'
import { useList } from '../../../../kit/web/calls.ts'
import { FilterBar } from '../../../../kit/web/filter-bar.tsx'
import type { Filter } from '../../../../kit/web/filter-field.tsx'
import { largeNumber, timeAgo } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { Table } from '../../../../kit/web/table.tsx'
import type { Column } from '../../../../kit/web/table-props.ts'
import { profileCalls } from '../../contract.ts'
import { riskKinds, riskNames } from '../../risk-flags.ts'
import { type InfluencerRow } from '../../views.ts'
import {
  approvalNames,
  approvalStates,
  cityFacts,
  influencerLabels,
  platformNames,
  platforms,
  plusoneCities,
} from '../../vocabulary.ts'
import { influencerManagerSearch, toInfluencer, toOnboardings } from '../links.ts'
import { InfluencerName } from '../parts/InfluencerName.tsx'
import { approvalTones } from '../tones.ts'

const filters: Filter[] = [
  { name: 'search', kind: 'search', label: 'Search', placeholder: 'Name or handle' },
  { name: 'approval', kind: 'one', label: 'Status', choices: approvalStates },
  {
    name: 'city',
    kind: 'one',
    label: 'City',
    choices: plusoneCities.map((value) => ({ value, label: cityFacts[value].name })),
  },
  { name: 'platform', kind: 'one', label: 'Platform', choices: platforms },
  { name: 'label', kind: 'one', label: 'Label', choices: influencerLabels },
  {
    name: 'risk',
    kind: 'one',
    label: 'Risk flag',
    choices: riskKinds.map((value) => ({ value, label: riskNames[value] })),
  },
]

const columns: Column<InfluencerRow>[] = [
  { key: 'handle', title: 'Creator', render: (row) => <InfluencerName row={row} /> },
  { key: 'city', title: 'City', render: (row) => cityFacts[row.homeCity].name },
  { key: 'followers', title: 'Followers', render: followersOf },
  { key: 'confirmed', title: 'Confirmed', render: confirmedOf },
  {
    key: 'reliability',
    title: 'Reliability',
    align: 'right',
    render: (row) => (row.reliability === null ? 'new' : row.reliability),
  },
  { key: 'visits', title: 'Visits', align: 'right', render: (row) => row.visitsCompleted },
  { key: 'labels', title: 'Labels', render: (row) => row.labels.join(', ') },
  {
    key: 'risks',
    title: 'Risk flags',
    render: (row) => row.risks.map((kind) => riskNames[kind]).join(', '),
  },
  { key: 'state', title: 'Status', render: (row) => <State row={row} /> },
]

/** Every influencer, and who waits for a yes. */
export function InfluencerManagerScreen() {
  const [address, setAddress] = useAddress(influencerManagerSearch)
  const influencers = useList(profileCalls.listInfluencers, address)
  return (
    <Screen
      title="Influencer Manager"
      actions={
        <Group>
          <LinkTo to={toOnboardings('influencer')}>Onboarding</LinkTo>
          <LinkTo to={{ path: '/app/admin/id-checks' }}>ID checks</LinkTo>
          <LinkTo to={{ path: '/app/admin/follower-jumps' }}>Follower jumps</LinkTo>
        </Group>
      }
    >
      <FilterBar filters={filters} values={address} onChange={setAddress} />
      <Table
        label="Creators"
        of={influencers}
        rowKey={(row) => row.uid}
        columns={columns}
        to={(row) => toInfluencer(row.uid)}
        phone={(row) => (
          <LinkTo to={toInfluencer(row.uid)} className="card link-card list-item">
            <InfluencerName row={row} />
            <div className="list-item-aside">
              <State row={row} />
              <small className="dim">{followersOf(row)}</small>
            </div>
          </LinkTo>
        )}
        empty={{ title: 'No creators match', text: 'Remove a filter, or try part of the name.' }}
      />
    </Screen>
  )
}

function State({ row }: { row: InfluencerRow }) {
  return <Badge tone={approvalTones[row.approval]}>{approvalNames[row.approval]}</Badge>
}

function followersOf(row: InfluencerRow): string {
  return (
    row.social.map(({ platform, followers }) => `${largeNumber(followers)} ${platformNames[platform]}`).join(', ') ||
    'no account'
  )
}

function confirmedOf(row: InfluencerRow): string {
  const latest = row.social.map(({ confirmedAt }) => confirmedAt).toSorted()[0]
  return latest ? timeAgo(latest) : ''
}
