import { Button, Checkbox, Group, Textarea } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { must } from '../../../../kit/contract/must.ts'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { counted, dateTime, timeLeft } from '../../../../kit/web/format.ts'
import { Note } from '../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { collabCalls } from '../../../collabs/contract.ts'
import { visitCalls } from '../../../visits/contract.ts'
import type { discoveryCalls } from '../../contract.ts'
import type { SuggestedValues } from '../../../collabs/web/parts/SuggestTermsFields.tsx'
import styles from './request-collab.module.css'

const SuggestTermsFields = lazy(async () => ({
  default: (await import('../../../collabs/web/parts/SuggestTermsFields.tsx')).SuggestTermsFields,
}))

type Target = { briefUid: string; influencerUid: string }
type Ask = Target & {
  heldUntil: string | null
  timezone: string
  /** What the brief offers and asks for, of what a creator may suggest otherwise. */
  offer: Omit<SuggestedValues, 'paymentMinor'>
  currency: string
  onDone: () => void
}

/** The request. A clash with a visit of one's own is said before, where the brief has a single time left. */
export function RequestCollab({ briefUid, influencerUid, heldUntil, timezone, offer, currency, onDone }: Ask) {
  const [message, setMessage] = useState('')
  const [suggestion, setSuggestion] = useState<SuggestedValues | null>(null)
  const only = useRead(visitCalls.findBriefClash, { briefUid, influencerUid })
  const apply = useWrite(collabCalls.applyToBrief, {
    onDone: (collab) => {
      showSuccess(
        collab.stage === 3
          ? `You’re in. Pick ${collab.brief.stay ? 'your nights' : 'a time'}.`
          : 'Request sent. We’ll let you know when they reply.',
      )
      onDone()
    },
  })
  return (
    <>
      {heldUntil && <Note tone="good">A spot is held for you ({timeLeft(heldUntil)}). Request it before then.</Note>}
      {only.data?.clash && (
        <Note tone="warn">
          The only available time, {dateTime(must(only.data.startsAt, 'starts at'), timezone)}, clashes with another
          visit. {only.data.clash}
        </Note>
      )}
      <Textarea
        label="Message to the venue (optional)"
        maxLength={600}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <Checkbox
        label="Suggest different terms"
        description="Other deliverables, guests, usage rights or a payment. The brand always replies to these requests itself."
        checked={suggestion !== null}
        onChange={(event) => setSuggestion(event.currentTarget.checked ? { ...offer, paymentMinor: 0 } : null)}
      />
      {suggestion && (
        <Suspense>
          <SuggestTermsFields values={suggestion} currency={currency} onChange={setSuggestion} />
        </Suspense>
      )}
      <Group justify="flex-end">
        <Button
          size="lg"
          loading={apply.busy}
          onClick={() => void apply({ briefUid, influencerUid, message, ...(suggestion && { suggestion }) })}
        >
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
    onDone: () => showSuccess('You’re on the waitlist. We’ll let you know when a spot opens up.'),
  })
  const leave = useWrite(collabCalls.leaveBriefWaitlist)
  const before = line.ahead === 0 ? 'You’re next' : `${counted(line.ahead, 'other')} ahead of you`
  return (
    <Note tone={line.waiting ? 'calm' : 'warn'}>
      <Group justify="space-between" gap="sm">
        <span className={styles.words}>
          {line.waiting
            ? `You’re on the waitlist. ${before}.`
            : 'All spots are taken. Join the waitlist and we’ll hold the next one for you for 24 hours.'}
        </span>
        {line.waiting ? (
          <Button variant="default" loading={leave.busy} onClick={() => void leave({ briefUid, influencerUid })}>
            Leave waitlist
          </Button>
        ) : (
          <Button loading={join.busy} onClick={() => void join({ briefUid, influencerUid })}>
            Join waitlist
          </Button>
        )}
      </Group>
    </Note>
  )
}
