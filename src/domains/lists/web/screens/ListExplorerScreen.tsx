import { Button } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useList } from '../../../../kit/web/calls.ts'
import { FilterBar } from '../../../../kit/web/filter-bar.tsx'
import type { Filter } from '../../../../kit/web/filter-field.tsx'
import { counted, timeAgo } from '../../../../kit/web/format.ts'
import { hrefOf, LinkTo } from '../../../../kit/web/link.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { Table } from '../../../../kit/web/table.tsx'
import type { Column } from '../../../../kit/web/table-props.ts'
import { cityFacts, plusoneCities } from '../../../profiles/vocabulary.ts'
import { listCalls, type ListRow } from '../../contract.ts'
import { listExplorerSearch, toList } from '../links.ts'
import { KindBadge } from './list/KindBadge.tsx'
import { ListDetail } from './list/ListDetail.tsx'
import { ListForm } from './list/ListForm.tsx'

const filters: Filter[] = [
  { name: 'search', kind: 'search', label: 'Search', placeholder: 'Name or purpose' },
  {
    name: 'city',
    kind: 'one',
    label: 'City',
    choices: plusoneCities.map((value) => ({ value, label: cityFacts[value].name })),
  },
  {
    name: 'kind',
    kind: 'one',
    label: 'Kind',
    choices: [
      { value: 'hand', label: 'By hand' },
      { value: 'rule', label: 'By rule' },
    ],
  },
]
const columns: Column<ListRow>[] = [
  { key: 'name', title: 'List', width: 290, render: (list) => <b>{list.name}</b> },
  { key: 'purpose', title: 'Purpose', render: (list) => <span className="dim">{list.purpose}</span> },
  { key: 'kind', title: 'Kind', render: (list) => <KindBadge kind={list.kind} /> },
  { key: 'city', title: 'City', render: (list) => (list.city ? cityFacts[list.city].name : 'any') },
  { key: 'owner', title: 'Owner', width: 160, render: (list) => list.owner?.name ?? 'nobody' },
  { key: 'members', title: 'Members', align: 'right', render: (list) => list.members.toLocaleString('en-GB') },
  {
    key: 'refreshed',
    title: 'Refreshed',
    width: 140,
    render: (list) => (list.refreshedAt ? timeAgo(list.refreshedAt) : ''),
  },
]

/** The team's lists of influencers; one of them opened with its members and what came of it. */
export function ListExplorerScreen() {
  const [{ search, city, kind, list }, setAddress] = useAddress(listExplorerSearch)
  const lists = useList(listCalls.listLists, { search: search || undefined, city, kind }, { enabled: !list })
  const [making, setMaking] = useState(false)
  const navigate = useNavigate()
  if (list) return <ListDetail key={list} uid={list} />
  const make = <Button onClick={() => setMaking(true)}>New list</Button>
  const isFiltered = Boolean(search || city || kind)
  return (
    <Screen title="Influencer List Explorer" lead="Lists of creators, chosen by hand or by a rule." actions={make}>
      <FilterBar filters={filters} values={{ search, city, kind }} onChange={setAddress} />
      <Table
        label="Lists"
        of={lists}
        rowKey={(row) => row.uid}
        columns={columns}
        to={(row) => toList(row.uid)}
        phone={(row) => (
          <LinkTo to={toList(row.uid)} className="card link-card list-item">
            <div className="shrinks">
              <b>{row.name}</b>
              <div className="dim ellipsis">{row.purpose}</div>
            </div>
            <div className="list-item-aside">
              <KindBadge kind={row.kind} />
              <small className="dim">{counted(row.members, 'member')}</small>
            </div>
          </LinkTo>
        )}
        empty={
          isFiltered
            ? { title: 'No lists match', text: 'Remove a filter, or try part of the name.' }
            : {
                title: 'No lists yet',
                text: 'Use a list to open a brief to chosen creators, by hand or by a rule that updates automatically.',
              }
        }
      />
      {making && (
        <ListForm
          list={null}
          onClose={() => setMaking(false)}
          onSaved={({ uid }) => void navigate({ href: hrefOf(toList(uid)) })}
        />
      )}
    </Screen>
  )
}
