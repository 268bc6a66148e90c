import { useMemo, useState, useSyncExternalStore } from 'react'
import { useWrite } from '../../../../kit/web/calls.ts'
import { timezoneName } from '../../../../kit/contract/when.ts'
import { dateTime } from '../../../../kit/web/format.ts'
import { PlainButton } from '../../../../kit/web/plain.tsx'
import type { TierId } from '../../../plans/tiers.ts'
import { type MeetingTimes, type MeetingView, meetingCalls } from '../../contract.ts'
import type { OwnClock } from '../../meeting.ts'
import { type Invitee, InviteeForm } from './InviteeForm.tsx'
import { HostLine } from './HostLine.tsx'
import { RequestSent } from './RequestSent.tsx'
import { type Slot, TimePicker, TimesToCome } from './TimePicker.tsx'
import { ownClock, ownZone } from './zones.ts'
import styles from './schedule-call.module.css'

type Props = {
  product: string
  /** Whom one asked for by their name in the address, and who that is. */
  with?: string | undefined
  host: Pick<MeetingView['host'], 'name' | 'role'> | null
  photo: string | null
  tier?: TierId | undefined
  source?: string | undefined
  /** The visitor's clock, and the first times on it. */
  clock?: OwnClock | undefined
  times?: MeetingTimes | undefined
}

/** Two steps: a time, then who. What is typed stays when somebody was faster. */
export function NewMeeting({ product, with: asked, host, photo, tier, source, clock, times }: Props) {
  const own = useOwnClock(clock)
  const [chosen, setZone] = useState<string | null>(null)
  const zone = chosen ?? own?.zone ?? null
  const [slot, setSlot] = useState<Slot | null>(null)
  const [requesting, setRequesting] = useState<'form' | 'sent' | null>(null)
  const [invitee, setInvitee] = useState<Invitee | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const book = useWrite(meetingCalls.bookMeeting, {
    onDone: ({ token }) => location.replace(`/schedule-call?${new URLSearchParams({ token, new: 'yes' })}`),
    onRefused: (error) => {
      if (error.code === 'aborted') setSlot(null)
      setProblem(
        error.code === 'aborted'
          ? 'That time has just been taken. Choose another; we’ve kept your details.'
          : error.message,
      )
      return true
    },
  })
  const request = useWrite(meetingCalls.requestMeeting, {
    onDone: () => setRequesting('sent'),
    onRefused: (error) => {
      setProblem(error.message)
      return true
    },
  })
  const came = { tier: tier ?? null, source: source ?? '', timezone: zone ?? ownZone }

  if (requesting === 'sent') return <RequestSent email={invitee?.email ?? 'you'} product={product} />
  const back = (label: string, onClick: () => void) => (
    <PlainButton look="bare" onClick={onClick}>
      {label}
    </PlainButton>
  )
  const send = (values: Invitee, how: (invitee: Invitee) => void) => {
    setInvitee(values)
    setProblem(null)
    how(values)
  }
  return (
    <>
      <h1 className="serif">{host ? `A call with ${host.name}` : 'Schedule a call'}</h1>
      <p className="plain-lead">
        Tell us about your venue, ask us anything and see what {product} can do for you. It’s a video call, and you
        don’t need to prepare.
      </p>
      <div className={styles.steps}>
        {host && <HostLine {...{ host, photo, product }} />}
        {asked && !host && (
          <p className="note" data-tone="calm">
            You’ll speak with whoever is free first.
          </p>
        )}
        {problem && (
          <p className="note" data-tone="bad" role="alert">
            {problem}
          </p>
        )}
        {zone && requesting && (
          <InviteeForm
            {...{ zone, known: invitee, busy: request.busy }}
            submit="Request a time"
            asksNote
            back={back('Back to times', () => setRequesting(null))}
            onSubmit={(values) => send(values, (asking) => void request({ ...asking, ...came }))}
          />
        )}
        {zone && !requesting && slot && (
          <>
            <ChosenTime slot={slot} />
            <InviteeForm
              {...{ zone, known: invitee, busy: book.busy }}
              submit="Book call"
              back={back('Choose another time', () => setSlot(null))}
              onSubmit={(values) => send(values, (who) => void book({ ...who, ...came, ...slot, with: asked }))}
            />
          </>
        )}
        {own && zone && !requesting && !slot && (
          <TimePicker
            {...{ own, times, with: asked, zone, onZone: setZone, onPick: setSlot }}
            otherwise={back('Request another time', () => setRequesting('form'))}
          />
        )}
        {!zone && <TimesToCome />}
      </div>
    </>
  )
}

function ChosenTime({ slot }: { slot: Slot }) {
  return (
    <div>
      <strong>{dateTime(slot.startsAt, slot.timezone)}</strong>
      <div className="dim">
        {timezoneName(slot.timezone)} · {slot.minutes} minutes
      </div>
    </div>
  )
}

/** The visitor's clock. Whose it is is known in the browser only; it asks for the page again with it. */
function useOwnClock(known: OwnClock | undefined): OwnClock | null {
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return useMemo(() => known ?? (isInBrowser ? ownClock() : null), [known, isInBrowser])
}

const neverChanges = () => () => {}
