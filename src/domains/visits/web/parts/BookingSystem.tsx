import { Button, Checkbox, Group, NativeSelect, Stack, Switch, TextInput, Title } from '@mantine/core'
import { type SyntheticEvent, useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { confirm } from '../../../../kit/web/confirm.ts'
import { counted, ordinalDate, timeAgo } from '../../../../kit/web/format.ts'
import { Card, Note } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { visitCalls } from '../../contract.ts'
import styles from './booking-system.module.css'

type Found = OutputOf<typeof visitCalls.getBookingSystem>
type Connected = NonNullable<Found['system']>

/** A venue’s booking system: visits get a table there, and what’s full there isn’t offered. For its owner. */
export function BookingSystem({ brandUid }: { brandUid: string }) {
  const found = useRead(visitCalls.getBookingSystem, { brandUid })
  return (
    <Card>
      <Title order={2} mb="sm">
        Booking system
      </Title>
      <p className="dim">
        When a creator books a visit, we reserve a table in your booking system. Times that are full there aren’t
        offered. This works with Wix Table Reservations.
      </p>
      <Loaded of={found} shape="lines">
        {(data) => (
          <Stack gap="md">
            {data.system && <State brandUid={brandUid} system={data.system} found={data} />}
            {data.can.connect && <Connect key={data.system?.siteId ?? ''} brandUid={brandUid} found={data} />}
          </Stack>
        )}
      </Loaded>
    </Card>
  )
}

function State({ brandUid, system, found }: { brandUid: string; system: Connected; found: Found }) {
  const { siteId, location, phone, briefUids, readAt, problem, failingSince, waiting, reserved, full } = system
  const check = useWrite(visitCalls.checkBookingSystem, {
    onDone: ({ system: after }) => after && !after.problem && showSuccess('Your booking system works.'),
  })
  const end = useWrite(visitCalls.disconnectBookingSystem, {
    onDone: () => showSuccess('Booking system disconnected.'),
  })
  const disconnect = async () => {
    const isSure = await confirm(
      'Disconnect your booking system? Tables already reserved stay reserved. New visits won’t get one.',
      [
        { label: 'Keep connected', value: false },
        { label: 'Disconnect', value: true, style: 'danger' },
      ],
    )
    if (isSure) await end({ brandUid })
  }
  const titles = found.briefs.filter(({ uid }) => briefUids?.includes(uid)).map(({ title }) => `“${title}”`)
  return (
    <>
      <p className="flush" data-part="booking-system">
        <b>Wix Table Reservations</b>{' '}
        <span className="dim">
          · {location ? `${location.name}, ` : ''}site {siteId}
        </span>
        <br />
        <span className="dim">
          {counted(reserved, 'table')} reserved · {waiting > 0 && `${waiting} waiting · `}
          {full === 0 ? 'no full times' : counted(full, 'full time')} in the next four weeks · last checked{' '}
          {timeAgo(readAt)}
        </span>
        <br />
        <span className="dim">
          {briefUids ? `For ${titles.join(', ')}` : 'For all briefs with visits by the hour'} · reserved with {phone}
        </span>
      </p>
      {problem && failingSince && (
        <Note tone="warn">
          {problem} We’ve been trying since {ordinalDate(failingSince)}. Creators can still book.{' '}
          {waiting > 0 && 'Their tables are reserved as soon as it works again.'}
        </Note>
      )}
      <Group gap="xs">
        <Button variant="default" loading={check.busy} onClick={() => void check({ brandUid })}>
          Test connection
        </Button>
        {found.can.disconnect && (
          <Button variant="subtle" color="gray" loading={end.busy} onClick={() => void disconnect()}>
            Disconnect
          </Button>
        )}
      </Group>
    </>
  )
}

function Connect({ brandUid, found: { system, briefs } }: { brandUid: string; found: Found }) {
  const [isOpen, setOpen] = useState(false)
  const [key, setKey] = useState('')
  const [siteId, setSiteId] = useState(system?.siteId ?? '')
  const [phone, setPhone] = useState(system?.phone ?? '')
  const [bound, setBound] = useState(system?.briefUids ?? null)
  const [locations, setLocations] = useState<Found['locations']>([])
  const [locationId, setLocationId] = useState(system?.location?.id)
  const save = useWrite(visitCalls.connectBookingSystem, {
    onDone: (after) => {
      setLocations(after.locations)
      if (after.locations.length > 0) return setLocationId(after.locations[0]?.id)
      setKey('')
      setOpen(false)
      showSuccess('Booking system connected. Visits booked from now on get a table.')
    },
  })
  if (!isOpen)
    return (
      <div>
        <Button variant="default" onClick={() => setOpen(true)}>
          {system ? 'Change key, phone or briefs' : 'Set up'}
        </Button>
      </div>
    )
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void save({ brandUid, key, siteId, locationId, phone, briefUids: bound })
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          label="Site ID"
          description="In your Wix dashboard’s address, after /dashboard/."
          value={siteId}
          onChange={(event) => setSiteId(event.currentTarget.value)}
          autoComplete="off"
          required
        />
        <TextInput
          label="API key"
          type="password"
          description="From Wix’s API Keys Manager, by the owner of the site, with permission to manage reservations. We store it encrypted and never show it again."
          value={key}
          onChange={(event) => setKey(event.currentTarget.value)}
          autoComplete="new-password"
          required
        />
        <TextInput
          label="Phone number for reservations"
          description="Your own, with its country code. Wix asks for one, and we never give it a creator’s."
          placeholder="+44 20 7946 0000"
          type="tel"
          value={phone}
          onChange={(event) => setPhone(event.currentTarget.value)}
          required
        />
        {locations.length > 0 && (
          <NativeSelect
            label="Restaurant"
            description="This site has several. Choose the one that this venue is, then connect."
            data={locations.map(({ id, name }) => ({ value: id, label: name }))}
            value={locationId}
            onChange={(event) => setLocationId(event.currentTarget.value)}
          />
        )}
        {(briefs.length > 1 || bound) && <BriefChoice briefs={briefs} bound={bound} onChange={setBound} />}
        <div>
          <Button type="submit" loading={save.busy}>
            {system ? 'Save connection' : 'Connect booking system'}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

type BriefChoiceProps = {
  briefs: Found['briefs']
  bound: string[] | null
  onChange: (bound: string[] | null) => void
}

/** The briefs whose visits get a table: all of them, also those to come (null), or these. */
function BriefChoice({ briefs, bound, onChange }: BriefChoiceProps) {
  return (
    <div>
      <Switch
        label="Reserve tables for all briefs, new ones too"
        checked={bound === null}
        onChange={({ currentTarget: { checked } }) => onChange(checked ? null : briefs.map(({ uid }) => uid))}
      />
      {bound && (
        <Checkbox.Group label="Reserve tables for" value={bound} onChange={onChange} mt="sm">
          <Stack gap={0} mt="xs">
            {briefs.map(({ uid, title }) => (
              <Checkbox key={uid} value={uid} label={title} className={styles.brief} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
    </div>
  )
}
