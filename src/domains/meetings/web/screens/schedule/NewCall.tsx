import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../../kit/web/empty-state.tsx'
import { dateTime, timezoneName } from '../../../../../kit/web/format.ts'
import { Card, Note } from '../../../../../kit/web/pieces.tsx'
import { productName } from '../../../../../kit/web/page.ts'
import { showError } from '../../../../../kit/web/toasts.ts'
import type { TierId } from '../../../../plans/tiers.ts'
import { meetingCalls } from '../../../contract.ts'
import { wishAnswerWords } from '../../../meeting.ts'
import { type Guest, GuestForm } from './GuestForm.tsx'
import { HostLine } from './HostLine.tsx'
import { type Slot, TimePicker } from './TimePicker.tsx'
import { ownZone } from './zones.ts'

type Props = {
  with?: string | undefined
  tier?: TierId | undefined
  source?: string | undefined
  onBooked: (token: string) => void
}

/** Two steps: a time, then who. What is typed stays when somebody was faster. */
export function NewCall({ with: asked, tier, source, onBooked }: Props) {
  const [zone, setZone] = useState(ownZone)
  const [slot, setSlot] = useState<Slot | null>(null)
  const [wishing, setWishing] = useState<'form' | 'sent' | null>(null)
  const [guest, setGuest] = useState<Guest | null>(null)
  const host = useRead(meetingCalls.getStaffCard, { slug: asked ?? '' }, { enabled: asked !== undefined })
  const book = useWrite(meetingCalls.bookCall, {
    onDone: ({ token }) => onBooked(token),
    onRefused: (error) => {
      if (error.code !== 'aborted') return false
      setSlot(null)
      showError('Somebody was faster: that time is taken. What you typed is kept.')
      return true
    },
  })
  const wish = useWrite(meetingCalls.leaveCallWish, { onDone: () => setWishing('sent') })
  const came = { tier: tier ?? null, source: source ?? '', timezone: zone }

  if (wishing === 'sent')
    return (
      <EmptyState
        isPage
        title="Thank you, we have it"
        text={`We write to ${guest?.email ?? 'you'} ${wishAnswerWords} with a time.`}
        action={
          <Button component="a" href="/" variant="default">
            Back to {productName()}
          </Button>
        }
      />
    )
  const back = (label: string, onClick: () => void) => (
    <Button variant="subtle" onClick={onClick}>
      {label}
    </Button>
  )
  return (
    <>
      <h1 className="serif">{host.data ? `A call with ${host.data.name}` : 'Schedule a call'}</h1>
      <p className="dim call-lead">
        Tell us about your venue, ask anything, and see what {productName()} can do for it. By video, no preparation
        needed.
      </p>
      <Stack gap="lg">
        {host.data && <HostLine host={host.data} />}
        {host.error && asked && <Note tone="calm">Whoever is free first will gladly talk with you.</Note>}
        {wishing && (
          <Card>
            <GuestForm
              {...{ zone, known: guest, busy: wish.busy }}
              submit="Ask for a time"
              asksNote
              back={back('Back to the times', () => setWishing(null))}
              onSubmit={(values) => {
                setGuest(values)
                void wish({ ...values, ...came })
              }}
            />
          </Card>
        )}
        {!wishing && slot && (
          <Card>
            <Stack>
              <div className="call-chosen">
                <div>
                  <strong>{dateTime(slot.startsAt, slot.timezone)}</strong>
                  <div className="dim">
                    {timezoneName(slot.timezone)} · {slot.minutes} minutes
                  </div>
                </div>
              </div>
              <GuestForm
                {...{ zone, known: guest, busy: book.busy }}
                submit="Book the call"
                back={back('Another time', () => setSlot(null))}
                onSubmit={(values) => {
                  setGuest(values)
                  void book({ ...values, ...came, ...slot, with: asked })
                }}
              />
            </Stack>
          </Card>
        )}
        {!wishing && !slot && (
          <TimePicker
            {...{ with: asked, zone, onZone: setZone, onPick: setSlot }}
            otherwise={
              <Button variant="subtle" size="compact-md" onClick={() => setWishing('form')}>
                Ask for another time
              </Button>
            }
          />
        )}
      </Stack>
    </>
  )
}
