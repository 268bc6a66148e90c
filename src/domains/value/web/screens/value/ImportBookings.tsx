import { Button, FileInput, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { counted } from '../../../../../kit/web/format.ts'
import { Note } from '../../../../../kit/web/parts.tsx'
import { valueCalls } from '../../../contract.ts'
import { type BookingRow, readBookings } from './read-bookings.ts'

type Read = { rows: BookingRow[]; problems: string[] }

/** Bookings from the venue's own system: what was understood is shown before anything is saved. */
export function ImportBookings({ brandUid, onDone }: { brandUid: string; onDone: () => void }) {
  const [read, setRead] = useState<Read | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const save = useWrite(valueCalls.importRedemptions)
  const send = async () => {
    const answer = await save({ brandUid, rows: read?.rows ?? [] })
    if (!answer) return
    const { recorded, known, unknownCodes } = answer
    const parts = [
      `${counted(recorded, 'booking')} added.`,
      known > 0 && `${counted(known, 'booking')} were there already.`,
      unknownCodes.length > 0 && `No collab has the code ${unknownCodes.join(', ')}.`,
    ]
    setDone(parts.filter(Boolean).join(' '))
  }
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
        label="CSV file"
        accept=".csv,text/csv"
        placeholder="Choose a file"
        onChange={(file) => void file?.text().then((text) => setRead(readBookings(text)))}
      />
      {read?.problems.map((problem) => (
        <Note key={problem} tone="warn">
          {problem}
        </Note>
      ))}
      <Group justify="flex-end">
        <Button loading={save.busy} disabled={!read || read.rows.length === 0} onClick={() => void send()}>
          {read ? `Import ${counted(read.rows.length, 'booking')}` : 'Import bookings'}
        </Button>
      </Group>
    </Stack>
  )
}
