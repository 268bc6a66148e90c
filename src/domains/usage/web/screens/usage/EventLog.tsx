import { Button, Group } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { refetchTouched } from '../../../../../kit/web/calls.ts'
import { textColumn } from '../../../../../kit/web/grid/columns.ts'
import { uniqueChoices } from '../../../../../kit/web/grid/filter-words.ts'
import type { GridColumn } from '../../../../../kit/web/grid/grid-column.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Card } from '../../../../../kit/web/parts.tsx'
import type { Preset } from '../../../../desk/web/use-desk-state.ts'
import { roleNames } from '../../../columns.ts'
import { usageCalls, type UsageEvent } from '../../../contract.ts'
import { pageView } from '../../../event.ts'
import { toUsageSession } from '../../links.ts'
import { peopleIn, Target, When, Who, whoText } from './event-parts.tsx'
import { deviceWords } from './session-words.ts'
import { UsageTable } from './UsageTable.tsx'

/** How often the newest events are fetched while it is live. */
const liveMs = 3_000

const columns: GridColumn<UsageEvent>[] = [
  { key: 'at', text: ({ at }) => at, render: ({ at }) => <When at={at} />, width: 130 },
  { key: 'who', text: whoText, render: (event) => <Who of={event} />, width: 280, wraps: true },
  textColumn('name', ({ name }) => name, { width: 170 }),
  {
    key: 'target',
    text: ({ targetName }) => targetName,
    render: (event) => <Target event={event} />,
    width: 280,
    wraps: true,
  },
  textColumn('role', ({ role }) => roleNames[role], { isHidden: true }),
  textColumn('device', ({ device }) => deviceWords(device), { width: 100 }),
  { key: 'session', text: ({ sessionId }) => sessionId, render: (event) => <Story event={event} />, width: 90 },
  textColumn('accountUid', ({ account }) => account?.uid ?? '', { isHidden: true }),
  textColumn('profileUid', ({ profile }) => profile?.uid ?? '', { isHidden: true }),
  textColumn('targetUid', ({ targetUid }) => targetUid ?? '', { isHidden: true }),
]

const presets: Preset[] = [
  { name: 'Last 24 hours', state: { where: 'at.within.1' } },
  { name: 'Page views', state: { where: `name.is.${pageView}` } },
  { name: 'Brands', state: { where: 'role.is.brand' } },
  { name: 'Creators', state: { where: 'role.is.influencer' } },
  { name: 'Our team', state: { where: 'role.is.account_manager,admin' } },
]

/** Events that there always are; others are offered where the rows name them. */
const commonNames = [pageView, 'SESSION_START', 'SESSION_END', 'SESSION_ACTIVITY', 'SESSION_HEARTBEAT']

/** The stream of events, live or past. */
export function EventLog() {
  return (
    <>
      <Group gap="sm" justify="space-between">
        <span className="dim">The last 30 days, unless you filter by When.</span>
        <LiveButton />
      </Group>
      <UsageTable
        list="events"
        label="Events"
        allName="All events"
        presets={presets}
        noun={{ one: 'event', many: 'events' }}
        columns={columns}
        choicesIn={(rows) => ({
          about: peopleIn(rows),
          name: uniqueChoices(
            [...commonNames, ...rows.map(({ name }) => name)].map((name) => ({ value: name, label: name })),
          ),
        })}
        call={usageCalls.listUsageEvents}
        rowKey={({ eventId }) => eventId}
        rowName={({ name }) => name}
        phone={(event) => (
          <Card>
            <b>{event.name}</b> <Target event={event} />
            <div className="dim">
              <Who of={event} />, <When at={event.at} />
            </div>
            <Story event={event} />
          </Card>
        )}
        empty={{ title: 'No events match', text: 'Events from people who accepted analytics appear here.' }}
        searchLabel="Person, event, page or ID"
        byDefault="-at"
      />
    </>
  )
}

/** Fetches the newest events again and again, while somebody looks. */
function LiveButton() {
  const [live, setLive] = useState(false)
  useEffect(() => {
    if (!live) return undefined
    const timer = setInterval(() => {
      if (!document.hidden) void refetchTouched(['usage'])
    }, liveMs)
    return () => clearInterval(timer)
  }, [live])
  return (
    <Button
      size="sm"
      variant={live ? 'light' : 'default'}
      aria-pressed={live}
      leftSection={live ? <IconPlayerPause size={16} /> : <IconPlayerPlay size={16} />}
      onClick={() => setLive(!live)}
    >
      {live ? 'Live' : 'Go live'}
    </Button>
  )
}

function Story({ event: { sessionId } }: { event: UsageEvent }) {
  return sessionId ? <LinkTo to={toUsageSession(sessionId)}>Session</LinkTo> : null
}
