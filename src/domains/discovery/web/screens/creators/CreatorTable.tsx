import { Group } from '@mantine/core'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { defineTable } from '../../../../../kit/contract/table.ts'
import { largeNumber, percentOfBp } from '../../../../../kit/web/format.ts'
import { textColumn } from '../../../../../kit/web/grid/columns.ts'
import { DataTable } from '../../../../../kit/web/grid/data-table.tsx'
import type { DataTableProps } from '../../../../../kit/web/grid/data-table-props.ts'
import type { GridColumn } from '../../../../../kit/web/grid/grid-column.ts'
import { useAddress } from '../../../../../kit/web/route.ts'
import { SheetLink } from '../../../../../kit/web/sheet-link.tsx'
import { Picture } from '../../../../media/web/parts/Picture.tsx'
import { platformNames } from '../../../../profiles/vocabulary.ts'
import { toCreator } from '../../../../profiles/web/links.ts'
import type { discoveryCalls } from '../../../contract.ts'
import { type CreatorSort, creatorSorts } from '../../../creator-search.ts'
import { creatorsSearch } from '../../links.ts'
import { CreatorCard } from '../../parts/CreatorCard.tsx'
import { CreatorActions } from './CreatorList.tsx'
import type { useChosen } from './InviteTray.tsx'

type Creator = OutputOf<typeof discoveryCalls.findCreators>['rows'][number]

/** The columns of creators found. What sorts is the search's own; its filters stand above. */
const creatorColumns = defineTable({
  creator: { title: 'Creator' },
  match: { title: 'Match', sort: 'down' },
  city: { title: 'Home city' },
  platform: { title: 'Platform' },
  followers: { title: 'Followers', sort: 'down' },
  views: { title: 'Average views' },
  engagement: { title: 'Engagement' },
  reliability: { title: 'Reliability', sort: 'down' },
  visits: { title: 'Visits' },
  vibe: { title: 'Content' },
  visited: { title: 'Visited you' },
  checked: { title: 'ID checked' },
  newest: { title: 'Joined', kind: 'day', sort: 'down' },
  actions: { title: 'Invite' },
})

type Props = {
  of: DataTableProps<Creator>['of']
  sort: CreatorSort | undefined
  brandUid: string
  briefUid: string | undefined
  chosen: ReturnType<typeof useChosen>
  /** The plan holds more than what is on the page. */
  mayTakeAll: boolean
  onOpen: (uid: string) => void
}

/** Creators found in rows: what the cards say, to be sorted, compared and taken along as a file. */
export function CreatorTable({ of, sort, brandUid, briefUid, chosen, mayTakeAll, onOpen }: Props) {
  const [{ columns, density }, setAddress] = useAddress(creatorsSearch)
  const actionsOf = (creator: Creator) => (
    <CreatorActions
      creator={creator}
      brandUid={brandUid}
      briefUid={briefUid}
      chosen={chosen.list.some(({ uid }) => uid === creator.uid)}
      onChoose={(is) => chosen.change(creator, is)}
    />
  )
  return (
    <DataTable
      name="creators-found"
      label="Creators"
      noun={{ one: 'creator', many: 'creators' }}
      fields={creatorColumns}
      columns={[
        {
          key: 'creator',
          text: ({ name, handle }) => `${name} (@${handle})`,
          render: (creator) => <CreatorName creator={creator} briefUid={briefUid} onOpen={onOpen} />,
          width: 160,
        },
        ...known,
        {
          key: 'actions',
          text: null,
          render: (creator) => (
            <Group gap="xs" wrap="nowrap" miw="max-content">
              {actionsOf(creator)}
            </Group>
          ),
        },
      ]}
      of={of}
      rowKey={({ uid }) => uid}
      rowName={({ name }) => name}
      phone={(creator) => (
        <CreatorCard
          creator={creator}
          briefUid={briefUid}
          onOpen={() => onOpen(creator.uid)}
          actions={actionsOf(creator)}
        />
      )}
      empty={{ title: 'No creators match' }}
      state={{ sort: sort && `-${sort}`, columns, density }}
      onState={(to) =>
        setAddress({
          ...('columns' in to && { columns: to.columns }),
          ...('density' in to && { density: to.density }),
          ...('sort' in to && { sort: creatorSorts.find((one) => `-${one}` === to.sort) }),
        })
      }
      byDefault=""
      isFileShort={!mayTakeAll}
    />
  )
}

const known: GridColumn<Creator>[] = [
  textColumn('match', ({ match }) => match?.score ?? '–', { align: 'right' }),
  textColumn('city', ({ homeCity }) => homeCity, { isHidden: true }),
  textColumn('platform', ({ account }) => (account ? platformNames[account.platform] : '–'), { isHidden: true }),
  {
    key: 'followers',
    text: ({ account }) => account?.followers ?? '',
    render: ({ account }) => (account ? largeNumber(account.followers) : '–'),
    align: 'right',
  },
  {
    key: 'views',
    text: ({ account }) => account?.averageViews ?? '',
    render: ({ account }) => (account?.averageViews == null ? '–' : largeNumber(account.averageViews)),
    align: 'right',
    isHidden: true,
  },
  textColumn('engagement', ({ account }) => (account?.engagementBp == null ? '–' : percentOfBp(account.engagementBp)), {
    align: 'right',
  }),
  textColumn('reliability', ({ reliability }) => reliability ?? '–', { align: 'right' }),
  textColumn('visits', ({ visits }) => visits, { align: 'right', isHidden: true }),
  textColumn('vibe', ({ vibe }) => vibe.join(', ') || '–', { isHidden: true }),
  textColumn('visited', ({ visitedUs }) => (visitedUs ? 'Yes' : '–'), { isHidden: true }),
  textColumn('checked', ({ idChecked }) => (idChecked ? 'Yes' : '–'), { isHidden: true }),
]

type NameProps = { creator: Creator; briefUid: string | undefined; onOpen: (uid: string) => void }

function CreatorName({ creator: { uid, name, handle, avatar }, briefUid, onOpen }: NameProps) {
  return (
    <SheetLink to={toCreator(handle, briefUid)} onOpen={() => onOpen(uid)}>
      <span className="row-name">
        <span className="row-picture">
          <Picture path={avatar} alt="" of={name} kind="user" sizes="32px" />
        </span>
        <b className="ellipsis">{name}</b>
      </span>
    </SheetLink>
  )
}
