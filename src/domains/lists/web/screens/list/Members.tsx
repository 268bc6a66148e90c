import { Button, Group, SegmentedControl } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { must } from '../../../../../kit/contract/must.ts'
import { largeNumber, timeAgo } from '../../../../../kit/web/format.ts'
import { textColumn, timeColumn } from '../../../../../kit/web/grid/columns.ts'
import type { GridColumn } from '../../../../../kit/web/grid/grid-column.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge } from '../../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../../kit/web/route.ts'
import { DeskTable } from '../../../../desk/web/parts/DeskTable.tsx'
import { cityFacts } from '../../../../profiles/vocabulary.ts'
import { approvalNames } from '../../../../profiles/creator-vocabulary.ts'
import { toInfluencer } from '../../../../profiles/web/links.ts'
import { approvalTones } from '../../../../profiles/web/tones.ts'
import { memberColumns } from '../../../columns.ts'
import { listCalls, type ListView, type MemberRow } from '../../../contract.ts'
import { listExplorerSearch } from '../../links.ts'
import { memberActions } from '../../member-actions.ts'
import { NoteDialog, RemoveDialog } from './MemberDialogs.tsx'
import styles from '../lists.module.css'

const who: GridColumn<MemberRow>[] = [
  { key: 'handle', text: ({ handle }) => `@${handle}`, render: (row) => <Who row={row} />, width: 260 },
  textColumn('name', ({ name }) => name, { isHidden: true }),
  textColumn('city', ({ city }) => cityFacts[city].name),
  textColumn('state', ({ approval }) => approvalNames[approval], { isHidden: true }),
  { key: 'followers', text: ({ followers }) => followers ?? '', render: followersOf, align: 'right' },
]
const columnsOfFile = (name: string): GridColumn<MemberRow>[] => {
  const [creator, ...rest] = who
  const handle = { key: 'handle', title: 'Creator', text: ({ handle: one }: MemberRow) => `@${one}` }
  return [{ ...must(creator), parts: [handle, { key: 'list', title: 'List', text: () => name }] }, ...rest]
}
const note: GridColumn<MemberRow> = {
  key: 'note',
  text: (row) => row.note,
  render: (row) => row.note || '–',
  wraps: true,
}
const added: GridColumn<MemberRow> = timeColumn('added', ({ addedAt }) => addedAt)
const addedBy: GridColumn<MemberRow> = textColumn('addedBy', (row) => whoDid(row.addedBy))
const removedColumns: GridColumn<MemberRow>[] = [
  ...who,
  textColumn('reason', ({ removed }) => removed?.reason ?? '', { wraps: true }),
  timeColumn('removed', ({ removed }) => removed?.at ?? null),
  textColumn('removedBy', ({ removed }) => (removed ? whoDid(removed.by) : '')),
  { ...note, isHidden: true },
  { ...added, isHidden: true },
  { ...addedBy, isHidden: true },
]

/** Who is on a list, with what the team noted; or who was once, and why not any more. */
export function Members({ list }: { list: ListView }) {
  const [address, setAddress] = useAddress(listExplorerSearch)
  const removed = address.removed === 'yes'
  const [noting, setNoting] = useState<MemberRow | null>(null)
  const [removing, setRemoving] = useState<MemberRow | null>(null)
  const buttons = (row: MemberRow, size: 'compact-sm' | 'md') => (
    <Group gap={4} wrap="nowrap">
      <Button size={size} variant="subtle" aria-label={`Note on @${row.handle}`} onClick={() => setNoting(row)}>
        Note
      </Button>
      <Button
        size={size}
        variant="subtle"
        color="red"
        aria-label={`Remove @${row.handle}`}
        onClick={() => setRemoving(row)}
      >
        Remove
      </Button>
    </Group>
  )
  const columns = removed
    ? removedColumns
    : [
        ...columnsOfFile(list.name),
        note,
        added,
        addedBy,
        { key: 'actions', text: null, render: (row: MemberRow) => buttons(row, 'compact-sm') },
      ]
  return (
    <div>
      <SegmentedControl
        aria-label="Members"
        mb="sm"
        value={removed ? 'removed' : 'now'}
        onChange={(value) => setAddress({ removed: value === 'removed' ? 'yes' : undefined })}
        data={[
          { value: 'now', label: `On the list (${list.members})` },
          { value: 'removed', label: `Removed (${list.removed})` },
        ]}
      />
      <DeskTable
        // What was selected among the one is nothing among the others.
        key={removed ? 'removed' : 'now'}
        name="list-members"
        fileName={removed ? `${list.name}, removed` : list.name}
        label={removed ? 'Removed members' : 'Members'}
        allName="All members"
        noun={{ one: 'creator', many: 'creators' }}
        fields={memberColumns}
        columns={columns}
        call={listCalls.listListMembers}
        given={{ uid: list.uid, removed }}
        rowKey={(row) => row.uid}
        rowName={({ handle }) => `@${handle}`}
        to={(row) => toInfluencer(row.uid)}
        phone={(row) => <MemberCard row={row}>{buttons(row, 'md')}</MemberCard>}
        empty={
          removed
            ? {
                title: list.removed === 0 ? 'No one removed' : 'No removed creators match',
                text: 'Removed creators appear here, with the reason.',
              }
            : {
                title: list.members === 0 ? 'No members yet' : 'No members match',
                text: 'Paste a few handles above to add creators.',
              }
        }
        searchLabel="Handle or name"
        byDefault="handle"
        actions={removed ? [] : memberActions(list.uid)}
      />
      {noting && <NoteDialog listUid={list.uid} member={noting} onClose={() => setNoting(null)} />}
      {removing && <RemoveDialog listUid={list.uid} member={removing} onClose={() => setRemoving(null)} />}
    </div>
  )
}

/** A member on a phone; `children` is what can be done with who is on the list. */
function MemberCard({ row, children }: { row: MemberRow; children: ReactNode }) {
  return (
    <div className="card pad">
      <LinkTo to={toInfluencer(row.uid)}>
        <Who row={row} />
      </LinkTo>
      <div className="dim">
        {cityFacts[row.city].name}
        {row.followers !== null && ` · ${followersOf(row)} followers`}
      </div>
      {row.note && <p className={styles.note}>{row.note}</p>}
      {row.removed ? <small className="dim">{removedWords(row.removed)}</small> : children}
    </div>
  )
}

function Who({ row }: { row: MemberRow }) {
  return (
    <span>
      <b>@{row.handle}</b> <span className="dim">{row.name}</span>{' '}
      {row.approval !== 'approved' && <Badge tone={approvalTones[row.approval]}>{approvalNames[row.approval]}</Badge>}
    </span>
  )
}

function followersOf({ followers }: MemberRow): string {
  return followers === null ? '–' : largeNumber(followers)
}

function whoDid(name: string | null): string {
  return name ?? 'List rule'
}

function removedWords({ at, by, reason }: NonNullable<MemberRow['removed']>): string {
  return `“${reason}” ${whoDid(by)}, ${timeAgo(at)}`
}
