import { Button, FileInput, Group, NativeSelect, Stack } from '@mantine/core'
import { useId, useState } from 'react'
import type { OutputOf, SentInputOf } from '../../../../../kit/contract/calls.ts'
import { entriesOf } from '../../../../../kit/contract/keys.ts'
import { delimiters, encodings } from '../../../../../kit/contract/sheets.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { counted } from '../../../../../kit/web/format.ts'
import { listed } from '../../../../../kit/web/listed.ts'
import { GuardedButton } from '../../../../../kit/web/guarded-button.tsx'
import { Note } from '../../../../../kit/web/parts.tsx'
import { type BookingField, bookingFields, bookingLimits } from '../../../booking-fields.ts'
import { valueCalls } from '../../../contract.ts'
import { toBase64 } from '../../../../../kit/web/to-base64.ts'
import styles from './value.module.css'

type Asked = SentInputOf<typeof valueCalls.readBookings>
type Seen = OutputOf<typeof valueCalls.readBookings>

const fieldChoices = [
  { value: '', label: 'Not used' },
  ...entriesOf(bookingFields).map(([value, label]) => ({ value, label })),
]

/** Bookings from the venue's own system: what was understood is shown, and can be changed, before anything is saved. */
export function ImportBookings({ brandUid, onDone }: { brandUid: string; onDone: () => void }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [seen, setSeen] = useState<Seen | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const read = useWrite(valueCalls.readBookings, {
    onRefused: ({ message }) => {
      setRefusal(message)
      return true
    },
  })
  const save = useWrite(valueCalls.importRedemptions)
  const look = async (next: Asked) => {
    setAsked(next)
    setRefusal(null)
    setSeen(await read(next))
  }
  const take = async (file: File | null) => {
    setSeen(null)
    if (!file) return setAsked(null)
    if (file.size > bookingLimits.bytes)
      return setRefusal('This file is over 700 KB. Export a shorter period, or save it as CSV.')
    await look({ brandUid, file: await toBase64(file) })
  }
  const send = async () => {
    const answer = await save({ brandUid, rows: seen?.rows ?? [] })
    if (!answer) return
    const known = answer.known > 0 && `${counted(answer.known, 'booking')} had already been imported.`
    setDone([`${counted(answer.recorded, 'booking')} added.`, known].filter(Boolean).join(' '))
  }
  const whyId = useId()
  const isEmpty = seen?.rows.length === 0
  if (done)
    return (
      <Stack>
        <Note tone="good">{done}</Note>
        <Group justify="flex-end">
          <Button onClick={onDone}>Close</Button>
        </Group>
      </Stack>
    )
  return (
    <Stack>
      <FileInput
        label="File"
        description="CSV, Excel or NDJSON, as your booking system exports it"
        placeholder="Choose a file"
        accept=".csv,.tsv,.txt,.xlsx,.json,.ndjson,.jsonl"
        onChange={(file) => void take(file)}
      />
      {refusal && <Note tone="bad">{refusal}</Note>}
      {asked && seen && <Understood asked={asked} seen={seen} onChange={(next) => void look(next)} />}
      <Group justify="flex-end">
        {isEmpty ? (
          <>
            <span id={whyId}>There are no bookings to import. Choose another file.</span>
            <Button disabled aria-describedby={whyId}>
              Import bookings
            </Button>
          </>
        ) : (
          <GuardedButton
            loading={save.busy || read.busy}
            missing={seen ? null : 'Choose a file first.'}
            onClick={() => void send()}
          >
            {seen ? `Import ${counted(seen.rows.length, 'booking')}` : 'Import bookings'}
          </GuardedButton>
        )}
      </Group>
    </Stack>
  )
}

type Props = { asked: Asked; seen: Seen; onChange: (asked: Asked) => void }

/** How the file was read, what each column is taken for, and what was left out with why. */
function Understood({ asked, seen, onChange }: Props) {
  const { reading, sheets, columns, counts, problems } = seen
  // Read another way, the file has other columns.
  const anew = (change: Partial<Asked>) => onChange({ ...asked, mapping: undefined, ...change })
  const move = (at: number, value: string) => {
    const field = entriesOf(bookingFields).find(([name]) => name === value)?.[0] ?? null
    const mapping: (BookingField | null)[] = columns.map((column) => (column.field === field ? null : column.field))
    mapping[at] = field
    onChange({ ...asked, mapping })
  }
  return (
    <>
      <div className={styles.reading}>
        {reading.format === 'xlsx' ? (
          <NativeSelect
            label="Sheet"
            data={sheets}
            value={reading.sheet ?? ''}
            onChange={({ currentTarget: { value } }) => anew({ sheet: value })}
          />
        ) : (
          <NativeSelect
            label="Encoding"
            data={entriesOf(encodings).map(([value, label]) => ({ value, label }))}
            value={reading.encoding}
            onChange={({ currentTarget: { value } }) => anew({ encoding: value as typeof reading.encoding })}
          />
        )}
        {reading.format === 'csv' && (
          <NativeSelect
            label="Delimiter"
            data={entriesOf(delimiters).map(([value, label]) => ({ value, label }))}
            value={reading.delimiter}
            onChange={({ currentTarget: { value } }) => anew({ delimiter: value as typeof reading.delimiter })}
          />
        )}
        {!seen.isDayOrderCertain && (
          <NativeSelect
            label="5/4/2026 is"
            data={[
              { value: 'day-first', label: '5 April' },
              { value: 'month-first', label: '4 May' },
            ]}
            value={seen.dayOrder}
            onChange={({ currentTarget: { value } }) => onChange({ ...asked, dayOrder: value as Seen['dayOrder'] })}
          />
        )}
      </div>
      <ul className={`plain-list ${styles.columns}`} aria-label="Columns">
        {columns.map(({ name, field, examples }, at) => (
          <li key={at} className={styles.column}>
            <div className={styles.columnWords}>
              <b>{name}</b>
              <div className="dim">{examples.join(' · ') || 'Empty'}</div>
            </div>
            <NativeSelect
              aria-label={`Column ${name}`}
              data={fieldChoices}
              value={field ?? ''}
              onChange={({ currentTarget: { value } }) => move(at, value)}
            />
          </li>
        ))}
      </ul>
      <Note tone={seen.rows.length > 0 ? 'calm' : 'warn'}>{wordsOf(seen)}</Note>
      {counts.leftOut + problems.length > 0 && (
        <ul className="plain-list">
          {problems.map((problem) => (
            <li key={problem.what}>
              <b>{linesOf(problem)}:</b> {problem.what}{' '}
              <span className="dim">{problem.values.map((value) => `“${value}”`).join(', ')}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function wordsOf({ rows, counts, columns }: Seen): string {
  const missing = (['code', 'day', 'reference'] as const).filter((field) => !columns.some((one) => one.field === field))
  if (missing.length > 0) {
    const names = listed(missing.map((field) => `“${bookingFields[field]}”`))
    return `No column is set to ${names}. Choose it under a column’s name, or add it to your file.`
  }
  const parts = [
    `${counted(counts.read, 'row')} read: ${counted(rows.length, 'booking')} with one of your codes`,
    counts.withoutCode > 0 && `${counts.withoutCode.toLocaleString('en-GB')} without a code`,
    counts.cancelled > 0 && `${counts.cancelled.toLocaleString('en-GB')} cancelled or no-show`,
    counts.leftOut > 0 && `${counts.leftOut.toLocaleString('en-GB')} left out`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

/** “Line 4”, “Lines 2 and 7”, “Lines 2, 3, 5, 8, 9 and 12 more”. */
function linesOf({ lines, count }: Seen['problems'][number]): string {
  const rest = count - lines.length
  const named = [...lines.map(String), ...(rest > 0 ? [`${rest.toLocaleString('en-GB')} more`] : [])]
  return `${count === 1 ? 'Line' : 'Lines'} ${listed(named)}`
}
