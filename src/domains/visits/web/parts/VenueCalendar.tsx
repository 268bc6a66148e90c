import { Button, Group, Stack, TextInput, Title } from '@mantine/core'
import { type SyntheticEvent, useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { confirm } from '../../../../kit/web/confirm.ts'
import { fieldErrors } from '../../../../kit/web/field-errors.ts'
import { counted, ordinalDate, timeAgo } from '../../../../kit/web/format.ts'
import { Card, Note } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { visitCalls } from '../../contract.ts'

type Connected = NonNullable<OutputOf<typeof visitCalls.getVenueCalendar>['calendar']>

/** A venue’s own calendar: where it says the venue is busy, no times are offered. */
export function VenueCalendar({ brandUid }: { brandUid: string }) {
  const found = useRead(visitCalls.getVenueCalendar, { brandUid })
  return (
    <Card>
      <Title order={2} mb="sm">
        Your own calendar
      </Title>
      <p className="dim">
        When your calendar says you’re busy, creators can’t book that time. We only read when you’re busy, not what for.
        Visits already booked stay booked.
      </p>
      <Loaded of={found} shape="lines">
        {({ calendar, can }) => (
          <Stack gap="md">
            {calendar && <State calendar={calendar} />}
            {can.change && <Address brandUid={brandUid} calendar={calendar} />}
          </Stack>
        )}
      </Loaded>
    </Card>
  )
}

function State({ calendar: { host, readAt, problem, failingSince, busy } }: { calendar: Connected }) {
  return (
    <>
      <p className="flush" data-part="venue-calendar">
        <b>{host}</b>
        <br />
        <span className="dim">
          Last read {timeAgo(readAt)} · {busy === 0 ? 'no busy times ahead' : `${counted(busy, 'busy time')} ahead`}
        </span>
      </p>
      {problem && failingSince && (
        <Note tone="warn">
          {problem} We’ve been trying since {ordinalDate(failingSince)}. Until we can read it again, the times it
          blocked stay blocked.
        </Note>
      )}
    </>
  )
}

function Address({ brandUid, calendar }: { brandUid: string; calendar: Connected | null }) {
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState<string>()
  const save = useWrite(visitCalls.saveVenueCalendar, {
    onDone: () => {
      setAddress('')
      showSuccess('Calendar connected. We read it every 15 minutes.')
    },
    onRefused: (error) => {
      const { address: refused } = fieldErrors(error, '')
      setProblem(refused)
      return refused !== undefined
    },
  })
  const remove = useWrite(visitCalls.removeVenueCalendar, { onDone: () => showSuccess('Calendar removed.') })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void save({ brandUid, address })
  }
  const end = async () => {
    const isSure = await confirm('Remove this calendar? Creators will be able to book the times it blocks.', [
      { label: 'Keep calendar', value: false },
      { label: 'Remove calendar', value: true, style: 'danger' },
    ])
    if (isSure) await remove({ brandUid })
  }
  return (
    <form onSubmit={submit}>
      <TextInput
        label={calendar ? 'New calendar address' : 'Calendar address'}
        description="The secret or shared address in iCal format, from Google Calendar, Outlook, Apple or your booking system. It ends in .ics."
        placeholder="https://…/basic.ics"
        value={address}
        error={problem}
        onChange={(event) => {
          setAddress(event.currentTarget.value)
          setProblem(undefined)
        }}
        autoComplete="off"
        required
      />
      <Group gap="xs" mt="sm">
        <Button type="submit" variant={calendar ? 'default' : 'filled'} loading={save.busy}>
          {calendar ? 'Replace calendar' : 'Connect calendar'}
        </Button>
        {calendar && (
          <Button variant="subtle" color="gray" loading={remove.busy} onClick={() => void end()}>
            Remove calendar
          </Button>
        )}
      </Group>
    </form>
  )
}
