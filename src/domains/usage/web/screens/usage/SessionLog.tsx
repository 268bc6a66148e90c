import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useList } from '../../../../../kit/web/calls.ts'
import { FilterBar } from '../../../../../kit/web/filter-bar.tsx'
import type { Filter } from '../../../../../kit/web/filter-field.tsx'
import { counted } from '../../../../../kit/web/format.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../../kit/web/route.ts'
import { Table } from '../../../../../kit/web/table.tsx'
import type { Column } from '../../../../../kit/web/table-props.ts'
import { usageCalls } from '../../../contract.ts'
import { toUsageSession, usageSearch } from '../../links.ts'
import { When, Who } from './event-parts.tsx'
import { endWords, lengthOf } from './session-words.ts'

type Session = OutputOf<typeof usageCalls.listUsageSessions>['rows'][number]

const filters: Filter[] = [
  { name: 'about', kind: 'search', label: 'Person or profile', placeholder: 'ID of a person or profile' },
]
const columns: Column<Session>[] = [
  { key: 'startedAt', title: 'Started', render: (one) => <When at={one.startedAt} />, width: 130 },
  { key: 'who', title: 'Person', render: (one) => <Who of={one} />, width: 260 },
  { key: 'length', title: 'Length', render: lengthOf, width: 100, align: 'right' },
  { key: 'pages', title: 'Pages', render: (one) => one.pages, width: 80, align: 'right' },
  { key: 'events', title: 'Events', render: (one) => one.events, width: 80, align: 'right' },
  { key: 'end', title: 'End', render: (one) => endWords(one.endReason) },
]

/** Usage sessions, newest first; each opens as a story. */
export function SessionLog() {
  const [{ about }, setAddress] = useAddress(usageSearch)
  const sessions = useList(usageCalls.listUsageSessions, { about: about || undefined })
  return (
    <>
      <FilterBar filters={filters} values={{ about }} onChange={setAddress} />
      <Table
        label="Sessions"
        of={sessions}
        rowKey={(one) => one.sessionId}
        columns={columns}
        to={(one) => toUsageSession(one.sessionId)}
        phone={(one) => (
          <Card>
            <Who of={one} />
            <div className="dim">
              <When at={one.startedAt} />, {lengthOf(one)}, {counted(one.pages, 'page')}
            </div>
          </Card>
        )}
        empty={{ title: 'No sessions yet', text: 'New sessions appear every five minutes.' }}
      />
    </>
  )
}
