import { Button, Group, TextInput } from '@mantine/core'
import { IconDownload, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useList, useWrite } from '../../../../../kit/web/calls.ts'
import { counted } from '../../../../../kit/web/format.ts'
import { saveCsv } from '../../../../../kit/web/save-file.ts'
import { FilterBar } from '../../../../../kit/web/filter-bar.tsx'
import type { Filter } from '../../../../../kit/web/filter-field.tsx'
import { Card } from '../../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../../kit/web/route.ts'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Table } from '../../../../../kit/web/table.tsx'
import type { Column } from '../../../../../kit/web/table-props.ts'
import { usageCalls, type UsageEvent } from '../../../contract.ts'
import { eventRoles } from '../../../event.ts'
import { toUsageSession, usageSearch } from '../../links.ts'
import { Target, When, Who } from './event-parts.tsx'

/** How often the newest events are fetched while it is live. */
const liveMs = 3_000

const filters: Filter[] = [
  { name: 'about', kind: 'search', label: 'Person or record', placeholder: 'ID of a person, brand or collab' },
  { name: 'name', kind: 'search', label: 'Event', placeholder: 'PAGE_VIEW, sign_up …' },
  { name: 'role', kind: 'one', label: 'All roles', choices: eventRoles },
]

const columns: Column<UsageEvent>[] = [
  { key: 'at', title: 'When', render: (event) => <When at={event.at} />, width: 130 },
  { key: 'who', title: 'Person', render: (event) => <Who of={event} />, width: 240 },
  { key: 'name', title: 'Event', render: (event) => event.name, width: 170 },
  { key: 'target', title: 'About', render: (event) => <Target event={event} /> },
  { key: 'device', title: 'Device', render: (event) => event.device, width: 80 },
  { key: 'session', title: 'Session', render: (event) => <Story event={event} />, width: 90 },
]

/** The stream of events, live or past, narrowed by the address. */
export function EventLog() {
  const [{ about, name, role, from, until }, setAddress] = useAddress(usageSearch)
  const filter = { about: about || undefined, name: name || undefined, role, from, until }
  const events = useList(usageCalls.listUsageEvents, filter)
  const [live, setLive] = useState(false)
  const fetchNewest = useEffectEvent(() => {
    if (!document.hidden) void events.refetch()
  })
  useEffect(() => {
    if (!live) return undefined
    const timer = setInterval(fetchNewest, liveMs)
    return () => clearInterval(timer)
  }, [live])
  const exportEvents = useWrite(usageCalls.exportUsageEvents, {
    onDone: ({ rows, isWhole }) => {
      void saveCsv('usage', [csvHead, ...rows.map(csvRow)])
      showSuccess(
        isWhole
          ? `${counted(rows.length, 'event')} downloaded`
          : `Newest ${rows.length} events downloaded. Narrow your search to get older ones.`,
      )
    },
  })
  return (
    <>
      <FilterBar filters={filters} values={{ about, name, role }} onChange={setAddress} />
      <Group gap="sm" align="end">
        <TextInput
          type="date"
          size="sm"
          label="From"
          value={from ?? ''}
          onChange={(event) => setAddress({ from: event.currentTarget.value || undefined })}
        />
        <TextInput
          type="date"
          size="sm"
          label="Until"
          value={until ?? ''}
          onChange={(event) => setAddress({ until: event.currentTarget.value || undefined })}
        />
        <Button
          size="sm"
          variant={live ? 'light' : 'default'}
          aria-pressed={live}
          leftSection={live ? <IconPlayerPause size={16} /> : <IconPlayerPlay size={16} />}
          onClick={() => setLive(!live)}
        >
          {live ? 'Live' : 'Go live'}
        </Button>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconDownload size={16} />}
          loading={exportEvents.busy}
          onClick={() => void exportEvents(filter)}
        >
          Download CSV
        </Button>
      </Group>
      <Table
        label="Events"
        of={events}
        rowKey={(event) => event.eventId}
        columns={columns}
        phone={(event) => (
          <Card>
            <b>{event.name}</b> <Target event={event} />
            <div className="dim">
              <Who of={event} />, <When at={event.at} />
            </div>
            <Story event={event} />
          </Card>
        )}
        empty={{
          title: 'No events',
          text: 'No events match these filters in the last 30 days.',
        }}
      />
    </>
  )
}

function Story({ event: { sessionId } }: { event: UsageEvent }) {
  return sessionId ? <LinkTo to={toUsageSession(sessionId)}>Session</LinkTo> : null
}

const csvHead = ['at', 'event', 'account', 'role', 'profile', 'target type', 'target', 'target id', 'session', 'device']

function csvRow(event: UsageEvent): (string | null)[] {
  const { at, name, account, role, profile, targetType, targetName, targetUid, sessionId, device } = event
  return [
    at,
    name,
    account?.uid ?? null,
    role,
    profile?.uid ?? null,
    targetType,
    targetName,
    targetUid,
    sessionId,
    device,
  ]
}
