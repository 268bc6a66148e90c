import { Group } from '@mantine/core'
import { largeNumber } from '../../../../kit/web/format.ts'
import { textColumn, timeColumn } from '../../../../kit/web/grid/columns.ts'
import type { GridColumn } from '../../../../kit/web/grid/grid-column.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge } from '../../../../kit/web/parts.tsx'
import { Screen } from '../../../../kit/web/screen.tsx'
import { DeskTable } from '../../../desk/web/parts/DeskTable.tsx'
import { riskNames } from '../../../profiles/risk-flags.ts'
import { cityFacts, platformNames } from '../../../profiles/vocabulary.ts'
import { toInfluencer, toOnboardings } from '../../../profiles/web/links.ts'
import { InfluencerName } from '../../../profiles/web/parts/InfluencerName.tsx'
import { approvalTones } from '../../../profiles/web/tones.ts'
import { staffCalls } from '../../contract.ts'
import type { ListedCreator } from '../../contract/lists.ts'
import { choiceName, creatorList } from '../../lists.ts'
import { creatorActions } from '../creator-actions.ts'
import { useTeam } from '../team.ts'

const columns: GridColumn<ListedCreator>[] = [
  { key: 'handle', text: (row) => `${row.handle} (${row.name})`, render: (row) => <InfluencerName row={row} /> },
  { key: 'state', text: stateOf, render: (row) => <State row={row} /> },
  textColumn('city', (row) => cityFacts[row.homeCity].name),
  textColumn('followers', followersOf),
  timeColumn('confirmed', (row) => row.social.map(({ confirmedAt }) => confirmedAt).toSorted()[0] ?? null),
  textColumn('reliability', (row) => row.reliability ?? 'new', { align: 'right' }),
  textColumn('visits', (row) => row.visitsCompleted, { align: 'right' }),
  textColumn('open', (row) => row.openCollabs, { align: 'right' }),
  textColumn('overdue', (row) => row.overdueCollabs || '–', { align: 'right' }),
  textColumn('priority', (row) => row.priority, { align: 'right', isHidden: true }),
  textColumn('labels', (row) => row.labels.map((label) => choiceName(creatorList.labels, label)).join(', ') || '–'),
  textColumn('risks', (row) => row.risks.map((kind) => riskNames[kind]).join(', ') || '–'),
  timeColumn('idChecked', (row) => row.idCheckedAt, { isHidden: true }),
  timeColumn('seen', (row) => row.lastSeenAt, { isHidden: true }),
  timeColumn('created', (row) => row.createdAt, { isHidden: true }),
]

/** Every creator, with applications to decide. */
export function InfluencerManagerScreen() {
  const { self } = useTeam()
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
      <DeskTable
        name="creators"
        label="Creators"
        allName="All creators"
        noun={{ one: 'creator', many: 'creators' }}
        fields={creatorList}
        columns={columns}
        call={staffCalls.browseCreators}
        rowKey={(row) => row.uid}
        rowName={(row) => row.name}
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
        searchLabel="Name or handle"
        byDefault="-created"
        actions={creatorActions(self)}
      />
    </Screen>
  )
}

function State({ row }: { row: ListedCreator }) {
  return <Badge tone={approvalTones[row.approval]}>{stateOf(row)}</Badge>
}

function stateOf({ approval, hasApplied }: ListedCreator): string {
  return choiceName(creatorList.state, approval === 'applied' && !hasApplied ? 'unfinished' : approval)
}

function followersOf(row: ListedCreator): string {
  return (
    row.social.map(({ platform, followers }) => `${largeNumber(followers)} ${platformNames[platform]}`).join(', ') ||
    'no account'
  )
}
