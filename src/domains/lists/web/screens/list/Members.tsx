import { Button, Group, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { fetchAll, useList } from '../../../../../kit/web/calls.ts'
import { saveCsv } from '../../../../../kit/web/save-file.ts'
import { largeNumber, timeAgo } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge } from '../../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../../kit/web/route.ts'
import { Table } from '../../../../../kit/web/table.tsx'
import type { Column } from '../../../../../kit/web/table-props.ts'
import { showError } from '../../../../../kit/web/toasts.ts'
import { approvalNames, cityFacts } from '../../../../profiles/vocabulary.ts'
import { toInfluencer } from '../../../../profiles/web/links.ts'
import { approvalTones } from '../../../../profiles/web/tones.ts'
import { listCalls, type ListView, type MemberRow, mostPasted } from '../../../contract.ts'
import { listExplorerSearch } from '../../links.ts'
import { NoteDialog, RemoveDialog } from './MemberDialogs.tsx'
import styles from '../lists.module.css'

/** Who is on a list, with what the team noted; or who was once, and why not any more. */
export function Members({ list }: { list: ListView }) {
  const [address, setAddress] = useAddress(listExplorerSearch)
  const removed = address.removed === 'yes'
  const members = useList(listCalls.listListMembers, { uid: list.uid, removed })
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
  const now: Column<MemberRow>[] = [
    ...columns,
    { key: 'note', title: 'Note', render: (row) => row.note },
    { key: 'added', title: 'Added', width: 230, render: addedWords },
    { key: 'actions', title: 'Actions', render: (row) => buttons(row, 'compact-sm') },
  ]
  return (
    <div>
      <Group justify="space-between" mb="sm" gap="sm">
        <SegmentedControl
          aria-label="Members"
          value={removed ? 'removed' : 'now'}
          onChange={(value) => setAddress({ removed: value === 'removed' ? 'yes' : undefined })}
          data={[
            { value: 'now', label: `On the list (${list.members})` },
            { value: 'removed', label: `Removed (${list.removed})` },
          ]}
        />
        <CsvButton list={list} removed={removed} />
      </Group>
      <Table
        label={removed ? 'Removed members' : 'Members'}
        of={members}
        rowKey={(row) => row.uid}
        columns={removed ? [...columns, ...removedColumns] : now}
        to={(row) => toInfluencer(row.uid)}
        phone={(row) => (
          <div className="card pad">
            <LinkTo to={toInfluencer(row.uid)}>
              <Who row={row} />
            </LinkTo>
            <div className="dim">
              {cityFacts[row.city].name}
              {row.followers !== null && ` · ${followersOf(row)} followers`}
            </div>
            {row.note && <p className={styles.note}>{row.note}</p>}
            {row.removed ? <small className="dim">{removedWords(row.removed)}</small> : buttons(row, 'md')}
          </div>
        )}
        empty={
          removed
            ? { title: 'No one removed', text: 'Removed creators appear here, with the reason.' }
            : { title: 'No members yet', text: 'Paste a few handles to get started.' }
        }
      />
      {noting && <NoteDialog listUid={list.uid} member={noting} onClose={() => setNoting(null)} />}
      {removing && <RemoveDialog listUid={list.uid} member={removing} onClose={() => setRemoving(null)} />}
    </div>
  )
}

const columns: Column<MemberRow>[] = [
  { key: 'handle', title: 'Creator', render: (row) => <Who row={row} /> },
  { key: 'city', title: 'City', render: (row) => cityFacts[row.city].name },
  { key: 'followers', title: 'Followers', align: 'right', render: followersOf },
]
const removedColumns: Column<MemberRow>[] = [
  { key: 'reason', title: 'Reason', render: (row) => row.removed?.reason },
  {
    key: 'removed',
    title: 'Removed',
    render: (row) => row.removed && `${whoDid(row.removed.by)}, ${timeAgo(row.removed.at)}`,
  },
]

function Who({ row }: { row: MemberRow }) {
  return (
    <>
      <b>@{row.handle}</b> <span className="dim">{row.name}</span>{' '}
      {row.approval !== 'approved' && <Badge tone={approvalTones[row.approval]}>{approvalNames[row.approval]}</Badge>}
    </>
  )
}

function CsvButton({ list, removed }: { list: ListView; removed: boolean }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const head = ['Handle', 'Name', 'City', 'Status', 'Followers', 'Note', 'Added', 'By', 'Removed', 'Reason']
      const all = await fetchAll(listCalls.listListMembers, { uid: list.uid, removed, limit: mostPasted })
      const rows = all.map((row) => [
        row.handle,
        row.name,
        cityFacts[row.city].name,
        row.approval,
        row.followers,
        row.note,
        row.addedAt,
        whoDid(row.addedBy),
        row.removed?.at ?? null,
        row.removed?.reason ?? null,
      ])
      await saveCsv(list.name, [head, ...rows])
    } catch {
      showError('We couldn’t load the list. Please try again.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="sm" variant="default" loading={busy} onClick={() => void save()}>
      Download CSV
    </Button>
  )
}

function followersOf({ followers }: MemberRow): string {
  return followers === null ? '–' : largeNumber(followers)
}

function whoDid(name: string | null): string {
  return name ?? 'List rule'
}

function addedWords({ addedAt, addedBy }: MemberRow): string {
  return addedAt ? `${whoDid(addedBy)}, ${timeAgo(addedAt)}` : ''
}

function removedWords({ at, by, reason }: NonNullable<MemberRow['removed']>): string {
  return `“${reason}” ${whoDid(by)}, ${timeAgo(at)}`
}
