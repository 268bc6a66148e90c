import { Group } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { largeNumber } from '../../../../kit/web/format.ts'
import { textColumn, timeColumn } from '../../../../kit/web/grid/columns.ts'
import type { FileColumn, GridColumn } from '../../../../kit/web/grid/grid-column.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { RowsToCome } from '../../../../kit/web/to-come.tsx'
import { DeskTable } from '../../../desk/web/parts/DeskTable.tsx'
import type { Preset } from '../../../desk/web/use-desk-state.ts'
import { alikeSignals } from '../../../profiles/alike-signals.ts'
import { riskNames } from '../../../profiles/risk-flags.ts'
import { cityFacts, platformNames } from '../../../profiles/vocabulary.ts'
import { toInfluencer, toOnboardings } from '../../../profiles/web/links.ts'
import { InfluencerName } from '../../../profiles/web/parts/InfluencerName.tsx'
import { approvalTones, ragTones } from '../../../profiles/web/tones.ts'
import { staffCalls } from '../../contract.ts'
import type { ListedCreator } from '../../contract/lists.ts'
import { choiceName, creatorList } from '../../lists.ts'
import { creatorActions } from '../creator-actions.ts'
import { causesText } from '../rag-words.ts'
import { useCreatorChoices } from '../use-creator-choices.ts'
import { mappedSearch } from '../links.ts'
import { TableOrMap } from '../parts/TableOrMap.tsx'
import { useTeam } from '../team.ts'

// It comes when somebody looks at it.
const RowsMap = lazy(async () => ({
  default: (await import('../parts/RowsMap.tsx')).RowsMap<typeof staffCalls.browseCreators>,
}))

const creators = { one: 'creator', many: 'creators' }

const reviewParts: readonly FileColumn<ListedCreator>[] = [
  { key: 'reviewAverage', title: 'Average review', text: ({ reviewAverage }) => reviewAverage ?? '' },
  { key: 'reviews', title: 'Reviews', text: ({ reviews }) => reviews },
]

const columns: GridColumn<ListedCreator>[] = [
  { key: 'handle', text: (row) => `${row.handle} (${row.name})`, render: (row) => <InfluencerName row={row} /> },
  { key: 'state', text: stateOf, render: (row) => <State row={row} /> },
  textColumn('city', (row) => cityFacts[row.homeCity].name),
  textColumn('followers', followersOf),
  timeColumn('confirmed', (row) => row.numbersAt),
  textColumn('local', (row) => row.localAudience ?? '–', { align: 'right', isHidden: true }),
  textColumn('reliability', (row) => row.reliability ?? 'new', { align: 'right' }),
  textColumn('visits', (row) => row.visitsCompleted, { align: 'right' }),
  { key: 'reviews', text: reviewsOf, render: reviewsOf, align: 'right', parts: reviewParts },
  { key: 'rag', text: ragOf, render: (row) => <Rag row={row} /> },
  timeColumn('fell', (row) => row.ragFellAt, { isHidden: true }),
  textColumn('causes', causesText, { isHidden: true }),
  textColumn('open', (row) => row.openCollabs, { align: 'right' }),
  textColumn('overdue', (row) => row.overdueCollabs || '–', { align: 'right' }),
  textColumn('priority', (row) => row.priority, { align: 'right', isHidden: true }),
  textColumn('labels', (row) => row.labels.map((label) => choiceName(creatorList.labels, label)).join(', ') || '–'),
  textColumn('risks', (row) => row.risks.map((kind) => riskNames[kind]).join(', ') || '–'),
  textColumn('alike', (row) => row.alike.map((signal) => alikeSignals[signal]).join(', ') || '–', { isHidden: true }),
  textColumn('lists', (row) => row.lists.join(', ') || '–', { isHidden: true }),
  timeColumn('idChecked', (row) => row.idCheckedAt, { isHidden: true }),
  timeColumn('seen', (row) => row.lastSeenAt, { isHidden: true }),
  timeColumn('created', (row) => row.createdAt, { isHidden: true }),
]

/** Those who have waited longest come first. */
const presets: readonly Preset[] = [
  { name: 'Applications to review', state: { where: 'state.is.applied', sort: 'created' } },
  { name: 'Creators with risk flags', state: { where: 'risks.filled' } },
  {
    name: 'Possible duplicates',
    state: { where: 'alike.filled', columns: 'handle,state,city,followers,alike,open,created' },
  },
  {
    name: 'RAG dropped this week',
    state: { where: 'fell.within.7', sort: 'rag', columns: 'handle,state,city,rag,fell,causes,visits,open,overdue' },
  },
]

/** Every creator, with applications to decide. */
export function InfluencerManagerScreen() {
  const { self } = useTeam()
  const given = useCreatorChoices(self)
  const [{ as, city }, setAddress] = useAddress(mappedSearch)
  return (
    <Screen
      title="Influencer Manager"
      actions={
        <Group>
          <LinkTo to={toOnboardings('influencer')}>Onboarding</LinkTo>
          <LinkTo to={{ path: '/app/admin/id-checks' }}>ID checks</LinkTo>
          <LinkTo to={{ path: '/app/admin/follower-jumps' }}>Follower jumps</LinkTo>
          <TableOrMap />
        </Group>
      }
    >
      <DeskTable
        name="creators"
        label="Creators"
        allName="All creators"
        presets={presets}
        noun={creators}
        fields={creatorList}
        choices={{ lists: given.lists }}
        columns={columns}
        call={staffCalls.browseCreators}
        rowKey={(row) => row.uid}
        rowName={(row) => row.name}
        to={(row) => toInfluencer(row.uid)}
        phone={(row) => <CreatorCard row={row} />}
        empty={{ title: 'No creators match', text: 'Remove a filter, or try part of the name.' }}
        searchLabel="Name or handle"
        byDefault="-created"
        actions={creatorActions(self, given)}
        instead={
          as &&
          ((asked) => (
            <Suspense fallback={<RowsToCome />}>
              <RowsMap
                label="Creators"
                noun={creators}
                call={staffCalls.browseCreators}
                counting={staffCalls.countCreatorsByCity}
                fields={creatorList}
                asked={asked}
                city={city}
                onCity={(next) => setAddress({ city: next })}
                rowKey={(row) => row.uid}
                rowName={(row) => row.name}
                card={(row) => <CreatorCard row={row} />}
              />
            </Suspense>
          ))
        }
      />
    </Screen>
  )
}

function CreatorCard({ row }: { row: ListedCreator }) {
  return (
    <LinkTo to={toInfluencer(row.uid)} className="card link-card list-item">
      <InfluencerName row={row} />
      <div className="list-item-aside">
        <State row={row} />
        <small className="dim">{followersOf(row)}</small>
      </div>
    </LinkTo>
  )
}

function State({ row }: { row: ListedCreator }) {
  return <Badge tone={approvalTones[row.approval]}>{stateOf(row)}</Badge>
}

/** From 1 to 6, with how many there are. */
function reviewsOf({ reviewAverage, reviews }: ListedCreator): string {
  return reviewAverage === null ? '–' : `${reviewAverage.toFixed(1)} (${reviews})`
}

/** Only those who were let in have one. */
const hasRag = ({ approval }: ListedCreator) => approval === 'approved' || approval === 'suspended'

function Rag({ row }: { row: ListedCreator }) {
  return hasRag(row) ? <Badge tone={ragTones[row.rag]}>{ragOf(row)}</Badge> : '–'
}

function ragOf(row: ListedCreator): string {
  return hasRag(row) ? choiceName(creatorList.rag, row.rag) : '–'
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
