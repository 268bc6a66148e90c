import { Select, Title } from '@mantine/core'
import * as z from 'zod/mini'
import { keysOf } from '../../../../kit/contract/keys.ts'
import { useList } from '../../../../kit/web/calls.ts'
import { dayKey, ordinalDate } from '../../../../kit/web/format.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { zoneHere } from '../../../../kit/web/zones.ts'
import { recordCalls } from '../../contract.ts'
import { timelineShows, type RecordEntry, type TimelineShow } from '../../entry.ts'
import { AddNote } from './timeline/AddNote.tsx'
import { EntryLine } from './timeline/EntryLine.tsx'
import { MessageLines } from './timeline/MessageLines.tsx'
import styles from './timeline/timeline.module.css'
import { ShowMore } from '../../../../kit/web/show-more.tsx'

const shows = keysOf(timelineShows).map((value) => ({ value, label: timelineShows[value] }))
const timelineSearch = z.object({ show: z.optional(z.enum(keysOf(timelineShows))) })

/** Everything that happened with a brand or creator, by day, the last first, with a place to write a note; times are the reader’s own. */
export function RecordTimeline({ recordUid, canWrite }: { recordUid: string; canWrite: boolean }) {
  const timezone = zoneHere()
  const [{ show = 'all' }, setAddress] = useAddress(timelineSearch)
  const list = useList(recordCalls.listRecordTimeline, { recordUid, show, limit: 30 })
  return (
    <Card>
      <div className={styles.head}>
        <Title order={2}>Timeline</Title>
        <Select
          aria-label="Show"
          className={styles.show}
          allowDeselect={false}
          data={shows}
          value={show}
          onChange={(value) => setAddress({ show: shows.find((one) => one.value === value && value !== 'all')?.value })}
        />
      </div>
      {canWrite && <AddNote key={recordUid} recordUid={recordUid} />}
      <Loaded of={list} shape="lines">
        {() =>
          list.rows.length === 0 ? (
            <p className="dim">
              {show === 'all' ? 'Briefs, collabs, messages and calls will appear here.' : 'Nothing of this kind yet.'}
            </p>
          ) : (
            <>
              {daysOf(listed(list.rows, show), timezone).map(({ day, entries }) => (
                <section key={day}>
                  <h3 className={styles.day}>{ordinalDate(day)}</h3>
                  <ol className={styles.entries}>
                    {grouped(entries).map((group) => (
                      <li key={group[0].uid} className={styles.entry}>
                        {group[0].source === 'message' ? (
                          <MessageLines messages={messagesIn(group)} timezone={timezone} />
                        ) : (
                          <EntryLine entry={group[0]} timezone={timezone} canWrite={canWrite} />
                        )}
                      </li>
                    ))}
                  </ol>
                </section>
              ))}
              <ShowMore of={list} mt="md">
                Show earlier
              </ShowMore>
            </>
          )
        }
      </Loaded>
    </Card>
  )
}

/** Pinned notes stand above the whole timeline, and not in it a second time. */
const listed = (rows: readonly RecordEntry[], show: TimelineShow) =>
  show === 'all' ? rows.filter((entry) => entry.source !== 'note' || !entry.pinned) : rows

function daysOf(rows: readonly RecordEntry[], timezone: string): { day: string; entries: RecordEntry[] }[] {
  const days = new Map<string, RecordEntry[]>()
  for (const entry of rows) {
    const day = dayKey(entry.at, timezone)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days].map(([day, entries]) => ({ day, entries }))
}

/** Entries in groups of one, but for messages of the same collab that follow each other. */
function grouped(entries: readonly RecordEntry[]): [RecordEntry, ...RecordEntry[]][] {
  const groups: [RecordEntry, ...RecordEntry[]][] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    const first = last?.[0]
    const isSame = entry.source === 'message' && first?.source === 'message' && first.collabUid === entry.collabUid
    if (last && isSame) last.push(entry)
    else groups.push([entry])
  }
  return groups
}

const messagesIn = (group: readonly RecordEntry[]) =>
  group.flatMap((entry) => (entry.source === 'message' ? entry : []))
