import { Button, Group, Stack } from '@mantine/core'
import { IconCalendarPlus, IconVideo } from '@tabler/icons-react'
import { useState } from 'react'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { timezoneName } from '../../../../../kit/contract/when.ts'
import { dateTime } from '../../../../../kit/web/format.ts'
import { hrefOf } from '../../../../../kit/web/link.tsx'
import { productName } from '../../../../../kit/web/page-facts.ts'
import { Card, Facts, Note } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { mediaAddress } from '../../../../media/web/parts/addresses.ts'
import { type MeetingView, meetingCalls } from '../../../contract.ts'
import { toScheduleCall } from '../../links.ts'
import { HostLine } from '../../parts/HostLine.tsx'
import { TimePicker } from '../../parts/TimePicker.tsx'
import { ownClock } from '../../parts/zones.ts'
import styles from '../../parts/schedule-call.module.css'

type Open = 'move' | 'cancel' | undefined
type Props = { token: string; isNew: boolean; open: Open; onOpen: (open: Open) => void }

/** A booked call by its link: when, with whom, and how to move or cancel it. */
export function BookedMeeting({ token, isNew, open, onOpen }: Props) {
  const meeting = useRead(meetingCalls.getMeeting, { token })
  return (
    <>
      {!meeting.data && <h1 className="serif">Your call</h1>}
      <Loaded of={meeting} shape="lines">
        {(data) => (
          <>
            <h1 className="serif">{titleOf(data, isNew)}</h1>
            <p className={`dim ${styles.lead}`}>{leadOf(data, isNew)}</p>
            <Stack gap="lg">
              <MeetingCard meeting={data} />
              {data.can.move && open === 'move' && (
                <Move token={token} meeting={data} onDone={() => onOpen(undefined)} />
              )}
              {data.can.cancel && open === 'cancel' && (
                <Cancel token={token} host={data.host.name} onDone={() => onOpen(undefined)} />
              )}
              {data.can.cancel && (!open || (open === 'move' && !data.can.move)) && (
                <Group>
                  {data.can.move && (
                    <Button variant="default" onClick={() => onOpen('move')}>
                      Choose another time
                    </Button>
                  )}
                  <Button variant="subtle" color="red" onClick={() => onOpen('cancel')}>
                    Cancel call
                  </Button>
                </Group>
              )}
              {data.isOver && (
                <Button className="at-start" component="a" href={hrefOf(toScheduleCall())}>
                  Book another call
                </Button>
              )}
            </Stack>
          </>
        )}
      </Loaded>
    </>
  )
}

function titleOf({ state, isOver, can }: MeetingView, isNew: boolean): string {
  if (state === 'cancelled') return 'This call was cancelled'
  if (isOver) return 'This call has ended'
  if (!can.cancel) return 'It’s time for your call'
  return isNew ? 'You’re booked' : 'Your call'
}

function leadOf({ email, state, host, isOver, can }: MeetingView, isNew: boolean): string {
  if (state === 'cancelled') return 'You can choose another time whenever you like.'
  if (isOver) return 'Thank you for your time.'
  if (!can.cancel) return `${host.name} is waiting for you.`
  const mail = isNew ? `We’ve emailed ${email}. ` : ''
  return `${mail}We’ll remind you before it starts.`
}

function MeetingCard({ meeting }: { meeting: MeetingView }) {
  return (
    <Card>
      <Stack>
        <HostLine
          host={meeting.host}
          photo={meeting.host.photo && mediaAddress('thumb', meeting.host.photo)}
          product={productName()}
        />
        <Facts
          rows={[
            ['When', <b key="when">{dateTime(meeting.startsAt, meeting.timezone)}</b>],
            ['Time zone', timezoneName(meeting.timezone)],
            ['Length', `${meeting.minutes} minutes`],
            ['About', meeting.venue],
          ]}
        />
        {!meeting.isOver && (
          <Group>
            {meeting.can.cancel && (
              <Button component="a" href={meeting.calendarUrl} leftSection={<IconCalendarPlus size={18} />}>
                Add to your calendar
              </Button>
            )}
            {meeting.videoLink && (
              <Button
                component="a"
                href={meeting.videoLink}
                target="_blank"
                rel="noreferrer"
                variant={meeting.can.cancel ? 'default' : 'filled'}
                leftSection={<IconVideo size={18} />}
              >
                Join the video call
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </Card>
  )
}

function Move({ token, meeting, onDone }: { token: string; meeting: MeetingView; onDone: () => void }) {
  const [own] = useState(ownClock)
  const [zone, setZone] = useState(meeting.timezone)
  const [anybody, setAnybody] = useState(false)
  const move = useWrite(meetingCalls.rescheduleMeeting, {
    onDone: () => {
      showSuccess('Call moved. We’ve emailed you the details.')
      onDone()
    },
  })
  return (
    <Card>
      <Stack>
        <h2 className="flush">Choose another time</h2>
        <TimePicker
          with={anybody ? undefined : meeting.host.slug}
          {...{ own, zone, onZone: setZone }}
          onPick={({ startsAt, minutes }) => {
            if (!move.busy) void move({ token, startsAt, minutes, timezone: zone })
          }}
          otherwise={
            !anybody && (
              <Button variant="subtle" size="compact-md" onClick={() => setAnybody(true)}>
                Show the whole team’s times
              </Button>
            )
          }
        />
        <Button className="at-start" variant="default" onClick={onDone}>
          Keep this time
        </Button>
      </Stack>
    </Card>
  )
}

function Cancel({ token, host, onDone }: { token: string; host: string; onDone: () => void }) {
  const cancel = useWrite(meetingCalls.cancelMeeting, { onDone })
  return (
    <Note tone="warn">
      <b>Cancel this call?</b>
      <p className={styles.explanation}>You don’t need to give a reason. We’ll let {host} know.</p>
      <Group>
        <Button color="red" loading={cancel.busy} onClick={() => void cancel({ token })}>
          Cancel call
        </Button>
        <Button variant="default" onClick={onDone}>
          Keep call
        </Button>
      </Group>
    </Note>
  )
}
