import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useRead } from '../../../../kit/web/calls.ts'
import { counted } from '../../../../kit/web/format.ts'
import { textColumn, timeColumn } from '../../../../kit/web/grid/columns.ts'
import type { GridColumn } from '../../../../kit/web/grid/grid-column.ts'
import { hrefOf, LinkTo } from '../../../../kit/web/link.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { DeskTable } from '../../../desk/web/parts/DeskTable.tsx'
import type { Preset } from '../../../desk/web/use-desk-state.ts'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import { useSession } from '../../../profiles/web/session.tsx'
import { kindNames, listColumns } from '../../columns.ts'
import { listCalls, type ListedList } from '../../contract.ts'
import { listExplorerSearch, toList } from '../links.ts'
import { listActions } from '../list-actions.ts'
import { KindBadge } from './list/KindBadge.tsx'
import { ListDetail } from './list/ListDetail.tsx'
import { ListForm } from './list/ListForm.tsx'

const columns: GridColumn<ListedList>[] = [
  { key: 'name', text: ({ name }) => name, render: ({ name }) => <b className="ellipsis">{name}</b>, width: 240 },
  textColumn('purpose', ({ purpose }) => purpose || '–'),
  { key: 'kind', text: ({ kind }) => kindNames[kind], render: ({ kind }) => <KindBadge kind={kind} /> },
  textColumn('city', ({ city }) => (city ? cityFacts[city].name : 'Any')),
  textColumn('owner', ({ owner }) => owner?.name ?? '–'),
  textColumn('members', ({ members }) => members, { align: 'right' }),
  textColumn('briefs', ({ briefs }) => briefs, { align: 'right' }),
  timeColumn('refreshed', ({ refreshedAt }) => refreshedAt),
  timeColumn('created', ({ createdAt }) => createdAt, { isHidden: true }),
]

const presets: Preset[] = [
  { name: 'By rule', state: { where: 'kind.is.rule' } },
  { name: 'Without creators', state: { where: 'members.max.0' } },
  { name: 'Not used by a brief', state: { where: 'briefs.max.0' } },
]

/** The team's lists of influencers; one of them opened with its members and what came of it. */
export function ListExplorerScreen() {
  const [{ list }] = useAddress(listExplorerSearch)
  return list ? <ListDetail key={list} uid={list} /> : <ListTable />
}

function ListTable() {
  const { user } = useSession()
  const team = useRead(listCalls.listListOwners, {})
  const owners = (team.data?.rows ?? []).map(({ uid, name }) => ({ value: uid, label: name }))
  const [isMaking, setMaking] = useState(false)
  const navigate = useNavigate()
  return (
    <Screen
      title="Influencer List Explorer"
      lead="Lists of creators, chosen by hand or by a rule."
      width="wide"
      actions={<Button onClick={() => setMaking(true)}>New list</Button>}
    >
      <DeskTable
        name="lists"
        label="Lists"
        allName="All lists"
        presets={[{ name: 'My lists', state: { where: `owner.is.${user.uid}` } }, ...presets]}
        noun={{ one: 'list', many: 'lists' }}
        fields={listColumns}
        choices={{ owner: owners }}
        columns={columns}
        call={listCalls.listLists}
        rowKey={({ uid }) => uid}
        rowName={({ name }) => name}
        to={({ uid }) => toList(uid)}
        phone={(list) => <ListCard list={list} />}
        empty={{
          title: 'No lists match',
          text: 'Use a list to open a brief to chosen creators. Add them by hand, or by a rule that updates automatically.',
        }}
        searchLabel="Name or purpose"
        byDefault="name"
        actions={listActions(owners)}
      />
      {isMaking && (
        <ListForm
          list={null}
          onClose={() => setMaking(false)}
          onSaved={({ uid }) => void navigate({ href: hrefOf(toList(uid)) })}
        />
      )}
    </Screen>
  )
}

function ListCard({ list: { uid, name, purpose, kind, members } }: { list: ListedList }) {
  return (
    <LinkTo to={toList(uid)} className="card link-card list-item">
      <div className="shrinks">
        <b>{name}</b>
        <div className="dim ellipsis">{purpose}</div>
      </div>
      <div className="list-item-aside">
        <KindBadge kind={kind} />
        <small className="dim">{counted(members, 'member')}</small>
      </div>
    </LinkTo>
  )
}
