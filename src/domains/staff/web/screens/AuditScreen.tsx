import { Stack } from '@mantine/core'
import { capitalised, dateTime, timeAgo } from '../../../../kit/web/format.ts'
import { uniqueChoices } from '../../../../kit/web/grid/filter-words.ts'
import type { GridColumn } from '../../../../kit/web/grid/grid-column.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card } from '../../../../kit/web/parts.tsx'
import { Screen } from '../../../../kit/web/screen.tsx'
import { sideWords } from '../../../audit/sides.ts'
import { toAudit } from '../../../audit/web/links.ts'
import { DeskTable } from '../../../desk/web/parts/DeskTable.tsx'
import type { Preset } from '../../../desk/web/use-desk-state.ts'
import type { EventView } from '../../../records/entry.ts'
import { changesOf } from '../../../records/web/event-fields.ts'
import { recordOf, sentenceText } from '../../../records/web/event-words.ts'
import { toRecord } from '../../../records/web/record-links.ts'
import { EventChanges, EventSentence } from '../../../records/web/parts/EventSentence.tsx'
import { staffCalls } from '../../contract.ts'
import { auditList } from '../../lists.ts'
import { useTeam } from '../team.ts'

const columns: GridColumn<EventView>[] = [
  { key: 'at', text: ({ at }) => at, render: (event) => <When event={event} />, width: 110 },
  {
    key: 'what',
    text: sentenceText,
    render: (event) => <EventSentence event={event} />,
    width: 280,
    wraps: true,
  },
  { key: 'change', text: changesText, render: (event) => <EventChanges event={event} />, width: 260, wraps: true },
  {
    key: 'by',
    text: ({ by, side }) => by?.name ?? capitalised(sideWords[side]),
    render: (event) => <By event={event} />,
  },
  { key: 'record', text: recordText, render: (event) => <Whose event={event} />, width: 180, wraps: true },
  {
    key: 'side',
    text: ({ side }) => capitalised(sideWords[side]),
    render: ({ side }) => capitalised(sideWords[side]),
    isHidden: true,
  },
]

const presets: Preset[] = [
  { name: 'Our team', state: { where: 'side.is.staff' } },
  { name: 'Accounts and sign-in', state: { where: 'topic.is.account' } },
  { name: 'Plans and billing', state: { where: 'topic.is.billing' } },
  { name: 'Last 24 hours', state: { where: 'at.within.1' } },
]

/** The log of everything that was done, as sentences: who did what to which record, with before and after. */
export function AuditScreen() {
  const { managers } = useTeam()
  return (
    <Screen title="Audit log" lead="Every change, with who made it and the values before and after." width="wide">
      <DeskTable
        name="audit"
        label="Events"
        allName="All changes"
        presets={presets}
        noun={{ one: 'event', many: 'events' }}
        fields={auditList}
        choicesIn={(rows) => ({
          by: uniqueChoices([
            ...managers,
            ...rows.flatMap(({ by }) => (by ? [{ value: by.uid, label: by.name }] : [])),
          ]),
          record: uniqueChoices(
            rows.flatMap(({ subjectUid: value, names }) => (names[value] ? [{ value, label: names[value] }] : [])),
          ),
        })}
        columns={columns}
        call={staffCalls.listAudit}
        rowKey={({ uid }) => uid}
        rowName={sentenceText}
        phone={(event) => (
          <Card>
            <EventSentence event={event} />
            <EventChanges event={event} />
            <div className="dim">
              <When event={event} />
            </div>
            <Whose event={event} />
          </Card>
        )}
        empty={{ title: 'No events match', text: 'Try another word, or remove a filter.' }}
        searchLabel="Event, name or ID"
        byDefault="-at"
        actions={[]}
      />
    </Screen>
  )
}

function changesText(event: EventView): string {
  return changesOf(event)
    .map(({ field, before, after }) => `${field}: ${before === null ? '' : `${before} → `}${after}`)
    .join('; ')
}

function When({ event: { at, kind } }: { event: EventView }) {
  return (
    <time dateTime={at} title={`${dateTime(at, 'UTC')} UTC, ${kind}`}>
      {timeAgo(at)}
    </time>
  )
}

/** All that the same person did. */
function By({ event: { by, side } }: { event: EventView }) {
  return by ? (
    <LinkTo to={toAudit({ by: by.uid })}>{by.name}</LinkTo>
  ) : (
    <span className="dim">{capitalised(sideWords[side])}</span>
  )
}

function recordText(event: EventView): string {
  const { name, kind } = recordOf(event)
  return kind ? `${name} (${kind.toLowerCase()})` : name
}

/** Whose record it is, with its page and the log of it alone. */
function Whose({ event }: { event: EventView }) {
  const { name, kind, uid } = recordOf(event)
  const to = uid && toRecord(uid)
  return (
    <Stack gap={8}>
      <div>{to ? <LinkTo to={to}>{name}</LinkTo> : name}</div>
      <small className="dim">
        {kind && `${kind} · `}
        <LinkTo to={toAudit({ subject: event.subjectUid })} aria-label={`All changes to ${recordText(event)}`}>
          All changes
        </LinkTo>
      </small>
    </Stack>
  )
}
