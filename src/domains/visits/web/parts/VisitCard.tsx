import { must } from '../../../../kit/contract/must.ts'
import { Button, Group, Menu, Stack } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { timezoneName } from '../../../../kit/contract/when.ts'
import { clockOf, counted, dayOf } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { useIsOnline } from '../../../../kit/web/network.ts'
import { Badge, Facts } from '../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { visitCalls } from '../../contract.ts'
import { useNow } from '../../../collabs/web/use-now.ts'
import { visitTime } from '../../../collabs/web/visit-time.ts'
import type { Table } from '../../table-words.ts'
import { CannotCome } from './CannotCome.tsx'
import { CheckInForm } from './CheckInForm.tsx'
import { Ticket } from './Ticket.tsx'
import { VisitNeeds } from './VisitNeeds.tsx'
import type { CollabData } from '../../../collabs/web/parts/StageBadge.tsx'
import { checkInBeforeMs, checkInUntil, isConfirmTime, spanOfView } from '../../windows.ts'
import styles from './visit-card.module.css'

const lateMinutes = [5, 10, 15, 30, 45]
const lateBeforeMs = 3 * 60 * 60_000

/** The appointment: when, with what changes that, where, with whom, and what to do about it now. */
export function VisitCard({ collab, children }: { collab: CollabData; children?: ReactNode }) {
  const { visit, brand } = collab
  if (!visit) return null
  const isGuest = collab.side === 'influencer' && collab.outcome === 'open' && !visit.checkedInAt
  const stands = collab.outcome === 'open' || visit.checkedInAt !== null
  const names = visit.guestNames.length > 0 ? ` (${visit.guestNames.join(', ')})` : ''
  return (
    <Stack gap="md">
      <div>
        <div className={`serif ${styles.time}`}>{visitTime(visit, brand.timezone)}</div>
        <span className="dim">{timezoneName(brand.timezone)}</span> <VisitBadge collab={collab} />
      </div>
      {children}
      <Facts
        rows={[
          visit.stay
            ? ['Check-in', `${dayOf(visit.startsAt, brand.timezone)}, from ${clockOf(visit.startsAt, brand.timezone)}`]
            : null,
          visit.stay
            ? ['Check-out', `${dayOf(visit.endsAt, brand.timezone)}, by ${clockOf(visit.endsAt, brand.timezone)}`]
            : null,
          ['Where', <Place key="place" collab={collab} goes={isGuest} />],
          ['Guests', visit.guests === 0 ? 'No guests' : `${counted(visit.guests, 'guest')}${names}`],
          stands && visit.table ? ['Table', tableOf(visit.table, collab.side)] : null,
          visit.needs ? ['Diet and allergies', visit.needs] : null,
          stands && brand.hostName ? ['Host', <Host key="host" name={brand.hostName} phone={brand.hostPhone} />] : null,
          stands && brand.arrivalText ? ['On arrival', brand.arrivalText] : null,
          stands && brand.houseRules ? ['House rules', brand.houseRules] : null,
          visit.lateMinutes ? ['Running late', `${visit.lateMinutes} minutes`] : null,
        ]}
      />
      {isGuest && <VisitNeeds collab={collab} />}
      {isGuest && <GuestActions collab={collab} />}
    </Stack>
  )
}

/** What has become of the table in the venue’s booking system. */
function tableOf(table: Table, side: CollabData['side']): string {
  const { state, people, reference } = table
  switch (state) {
    case 'reserved':
      return `Reserved for ${people}${reference ? `, ref. ${reference}` : ''}`
    case 'kept':
      return side === 'brand' ? 'Reserved by you' : 'Reserved by the venue'
    case 'requested':
      return side === 'brand'
        ? 'Requested. Approve it in your booking system.'
        : 'Requested. The venue has to approve it.'
    case 'waiting':
      return 'Reserving…'
    case 'refused':
      return side === 'influencer' ? 'Reserving…' : 'Not reserved yet'
    default:
      return 'No table reserved'
  }
}

/** The address; whoever is to go there gets the way as well. */
function Place({ collab, goes }: { collab: CollabData; goes: boolean }) {
  const { name, address, uid: venue } = collab.brand
  const place = new URLSearchParams({ api: '1', query: `${name}, ${address}` })
  const way = new URLSearchParams({ api: '1', destination: `${name}, ${address}` })
  return (
    <>
      {collab.side === 'influencer' ? (
        <LinkTo to={{ path: '/app/influencer/venue', search: { uid: collab.influencer.uid, venue } }}>{name}</LinkTo>
      ) : (
        name
      )}
      {address && (
        <>
          <br />
          {address}
          <br />
          <a href={`https://www.google.com/maps/search/?${place}`} target="_blank" rel="noreferrer">
            View on map
          </a>
          {goes && (
            <>
              {' · '}
              <a href={`https://www.google.com/maps/dir/?${way}`} target="_blank" rel="noreferrer">
                Directions
              </a>
            </>
          )}
        </>
      )}
    </>
  )
}

function Host({ name, phone }: { name: string; phone: string | null }) {
  return (
    <>
      {name}
      {phone && (
        <>
          , <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </>
      )}
    </>
  )
}

function VisitBadge({ collab }: { collab: CollabData }) {
  const visit = must(collab.visit, 'visit')
  const now = useNow()
  if (visit.checkedInAt) return <Badge tone="good">Visited</Badge>
  if (collab.outcome !== 'open')
    return collab.outcome === 'cancelled' ? <Badge tone="mute">Didn’t take place</Badge> : null
  if (visit.released) return <Badge tone="bad">Spot given to someone else</Badge>
  if (visit.confirmed) return <Badge tone="good">Confirmed</Badge>
  const isAsked = isConfirmTime(new Date(visit.startsAt), new Date(now))
  return isAsked && <Badge tone="warn">Not confirmed yet</Badge>
}

/** The visit as a file for one's own calendar. */
function AddToCalendar({ uid }: { uid: string }) {
  const { data, error } = useRead(visitCalls.getVisitCalendar, { uid })
  const isOnline = useIsOnline()
  if (data?.path === null || error || !isOnline) return null
  return (
    <Button
      component="a"
      variant="default"
      leftSection={<IconCalendarPlus size={18} />}
      {...(data ? { href: data.path } : { 'data-disabled': true, 'aria-disabled': true })}
    >
      Add to calendar
    </Button>
  )
}

/** What a guest does about a visit to come: confirm, check in, show the ticket, be late, not come. */
function GuestActions({ collab }: { collab: CollabData }) {
  const { uid, version, can } = collab
  const visit = must(collab.visit, 'visit')
  const startsAt = Date.parse(visit.startsAt)
  const until = checkInUntil(spanOfView(visit)).getTime()
  const now = useNow()
  const confirm = useWrite(visitCalls.confirmVisit, {
    onDone: () => showSuccess('Confirmed. We’ve let the venue know.'),
  })
  const late = useWrite(visitCalls.reportRunningLate, { onDone: () => showSuccess('We’ve let the venue know.') })
  const isOpen = now >= startsAt - checkInBeforeMs && now <= until
  const mayBeLate = can.runLate && now >= startsAt - lateBeforeMs && now <= until
  return (
    <Stack gap="sm">
      {can.checkIn && isOpen && <CheckInForm uid={uid} />}
      <Group gap="sm">
        {can.confirm && isConfirmTime(new Date(startsAt), new Date(now)) && (
          <Button loading={confirm.busy} onClick={() => void confirm({ uid, version })}>
            Confirm my {visit.stay ? 'stay' : 'visit'}
          </Button>
        )}
        {mayBeLate && (
          <Menu>
            <Menu.Target>
              <Button variant="default" loading={late.busy}>
                Running late
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {lateMinutes.map((minutes) => (
                <Menu.Item key={minutes} onClick={() => void late({ uid, version, minutes })}>
                  {minutes} minutes
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
        {!visit.released && <Ticket collab={collab} />}
        {!visit.released && <AddToCalendar uid={uid} />}
        {can.cancel && <CannotCome collab={collab} />}
      </Group>
    </Stack>
  )
}
