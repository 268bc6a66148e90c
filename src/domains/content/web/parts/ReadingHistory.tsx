import { Button } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { counted, dateTime } from '../../../../kit/web/format.ts'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { contentCalls } from '../../contract.ts'
import { originWords, readingCounts, readingCountWords } from '../../insights.ts'
import styles from './reading-history.module.css'

type Reading = OutputOf<typeof contentCalls.listReadings>['readings'][number]

/** Every reading of a post's numbers, with where it comes from and what was corrected. */
export function ReadingHistory({ deliverableUid, timezone }: { deliverableUid: string; timezone: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        Show history
      </Button>
      <Dialog opened={open} onClose={() => setOpen(false)} title="Insights history">
        {open && <Readings deliverableUid={deliverableUid} timezone={timezone} />}
      </Dialog>
    </>
  )
}

function Readings({ deliverableUid, timezone }: { deliverableUid: string; timezone: string }) {
  const read = useRead(contentCalls.listReadings, { deliverableUid })
  return (
    <Loaded of={read}>
      {({ readings }) =>
        readings.length === 0 ? (
          <p className="dim">No insights have been added yet.</p>
        ) : (
          <>
            {new Set(readings.map(({ source }) => source === 'platform')).size === 2 && (
              <p className="dim">
                We use the platform’s numbers first. Numbers added by hand fill in what it doesn’t report.
              </p>
            )}
            <ol className={styles.readings}>
              {readings.toReversed().map((reading) => (
                <li key={reading.uid} className={reading.isReplaced ? 'dim' : undefined}>
                  <b>{dateTime(reading.takenAt, timezone)}</b>
                  <div>{numbersOf(reading)}</div>
                  <small className="dim">{originOf(reading)}</small>
                </li>
              ))}
            </ol>
          </>
        )
      }
    </Loaded>
  )
}

function numbersOf(reading: Reading): string {
  if (reading.withdrawnAt) return 'Withdrawn: the creator disconnected the platform.'
  return readingCounts
    .flatMap((name) => {
      const value = reading[name]
      return value === null ? [] : [counted(value, ...readingCountWords[name])]
    })
    .join(', ')
}

function originOf({ source, enteredBy, verifiedBy, isReplaced }: Reading): string {
  const words = originWords({ source, enteredBy: source === 'platform' ? null : enteredBy, verifiedBy })
  return isReplaced ? `${words} · since corrected` : words
}
