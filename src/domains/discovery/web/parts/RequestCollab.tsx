import { Button, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { must } from '../../../../kit/contract/must.ts'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { counted, dateTime, timeLeft } from '../../../../kit/web/format.ts'
import { Note } from '../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { collabCalls } from '../../../collabs/contract.ts'
import { visitCalls } from '../../../visits/contract.ts'
import type { discoveryCalls } from '../../contract.ts'
import styles from './request-collab.module.css'

type Target = { briefUid: string; influencerUid: string }
type Ask = Target & { heldUntil: string | null; timezone: string; onDone: () => void }

/** The request. A clash with a visit of one's own is said before, where the brief has a single time left. */
export function RequestCollab({ briefUid, influencerUid, heldUntil, timezone, onDone }: Ask) {
  const [message, setMessage] = useState('')
  const only = useRead(visitCalls.findBriefClash, { briefUid, influencerUid })
  const apply = useWrite(collabCalls.applyToBrief, {
    onDone: (collab) => {
      showSuccess(collab.stage === 3 ? 'You’re in. Pick a time.' : 'Request sent. We’ll let you know when they reply.')
      onDone()
    },
  })
  return (
    <>
      {heldUntil && <Note tone="good">A spot is held for you ({timeLeft(heldUntil)}). Request it before then.</Note>}
      {only.data?.clash && (
        <Note tone="warn">
          The only time left is {dateTime(must(only.data.startsAt, 'starts at'), timezone)}, and it clashes.{' '}
          {only.data.clash}
        </Note>
      )}
      <Textarea
        label="A word to the place (optional)"
        maxLength={600}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button size="lg" loading={apply.busy} onClick={() => void apply({ briefUid, influencerUid, message })}>
          Request collab
        </Button>
      </Group>
    </>
  )
}

type Wait = Target & { line: OutputOf<typeof discoveryCalls.getFeedBrief>['line'] }

/** The line of a full brief: joined, left, and where one stands in it. */
export function WaitForSpot({ briefUid, influencerUid, line }: Wait) {
  const join = useWrite(collabCalls.joinBriefWaitlist, {
    onDone: () => showSuccess('You are in line. We tell you when a place is free.'),
  })
  const leave = useWrite(collabCalls.leaveBriefWaitlist)
  const before = line.ahead === 0 ? 'Nobody is before you' : `${counted(line.ahead, 'other')} before you`
  return (
    <Note tone={line.waiting ? 'calm' : 'warn'}>
      <Group justify="space-between" gap="sm">
        <span className={styles.words}>
          {line.waiting
            ? `You are in line. ${before}.`
            : 'All places are taken just now. Wait in line, and the next free one is yours to ask for, for 24 hours.'}
        </span>
        {line.waiting ? (
          <Button variant="default" loading={leave.busy} onClick={() => void leave({ briefUid, influencerUid })}>
            Leave the line
          </Button>
        ) : (
          <Button loading={join.busy} onClick={() => void join({ briefUid, influencerUid })}>
            Join the waitlist
          </Button>
        )}
      </Group>
    </Note>
  )
}
