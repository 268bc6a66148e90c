import { counted } from '../../../../../kit/web/format.ts'
import { textColumn } from '../../../../../kit/web/grid/columns.ts'
import type { GridColumn } from '../../../../../kit/web/grid/grid-column.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Card } from '../../../../../kit/web/parts.tsx'
import type { Preset } from '../../../../desk/web/use-desk-state.ts'
import { roleNames } from '../../../columns.ts'
import { usageCalls, type UsageSession } from '../../../contract.ts'
import { toUsageSession } from '../../links.ts'
import { peopleIn, When, Who, whoText } from './event-parts.tsx'
import { deviceWords, endWords, lengthOf, minutesOf } from './session-words.ts'
import { UsageTable } from './UsageTable.tsx'

const columns: GridColumn<UsageSession>[] = [
  {
    key: 'started',
    text: ({ startedAt }) => startedAt,
    render: (session) => <Started session={session} />,
    width: 130,
  },
  { key: 'who', text: whoText, render: (session) => <Who of={session} />, width: 280, wraps: true },
  textColumn('role', ({ role }) => roleNames[role], { isHidden: true }),
  { key: 'minutes', text: minutesOf, render: lengthOf, width: 110, align: 'right' },
  textColumn('pages', ({ pages }) => pages, { width: 90, align: 'right' }),
  textColumn('events', ({ events }) => events, { width: 90, align: 'right' }),
  textColumn('device', ({ device }) => deviceWords(device), { width: 100 }),
  textColumn('end', endWords, { width: 220 }),
]

const presets: Preset[] = [
  { name: 'Last 24 hours', state: { where: 'started.within.1' } },
  { name: '30 minutes or longer', state: { where: 'minutes.min.30' } },
  { name: 'One page at most', state: { where: 'pages.max.1' } },
]

/** Usage sessions, newest first; each opens as a story. */
export function SessionLog() {
  return (
    <UsageTable
      list="sessions"
      label="Sessions"
      allName="All sessions"
      presets={presets}
      noun={{ one: 'session', many: 'sessions' }}
      columns={columns}
      choicesIn={(rows) => ({ about: peopleIn(rows) })}
      call={usageCalls.listUsageSessions}
      rowKey={({ sessionId }) => sessionId}
      rowName={whoText}
      phone={(session) => (
        <Card>
          <Who of={session} />
          <div className="dim">
            <Started session={session} />, {lengthOf(session)}, {counted(session.pages, 'page')}
          </div>
        </Card>
      )}
      empty={{ title: 'No sessions match', text: 'New sessions appear every five minutes.' }}
      searchLabel="Person, profile or ID"
      byDefault="-started"
    />
  )
}

function Started({ session: { sessionId, startedAt } }: { session: UsageSession }) {
  return (
    <LinkTo to={toUsageSession(sessionId)}>
      <When at={startedAt} />
    </LinkTo>
  )
}
