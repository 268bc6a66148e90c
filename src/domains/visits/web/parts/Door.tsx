import { Avatar, Button, Group, Menu, Stack } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { timezoneName } from '../../../../kit/contract/when.ts'
import { clockOf, counted, money, ordinalDate } from '../../../../kit/web/format.ts'
import { Badge, Card, Note } from '../../../../kit/web/parts.tsx'
import { hrefOf } from '../../../../kit/web/link.tsx'
import { Screen } from '../../../../kit/web/screen.tsx'
import { useHeldTexts } from '../../../../kit/web/held-write.ts'
import { holdAction } from '../../../../kit/web/undo.ts'
import { localKeys } from '../../../accounts/web/local-keys.ts'
import { mediaAddress } from '../../../media/web/parts/addresses.ts'
import { visitCalls } from '../../contract.ts'
import { QrCode } from '../../../../kit/web/qr-code.tsx'
import { findDoorDay, forgetDoorDay, keepDoorDay, tidyDoorDay } from '../door-day.ts'
import { type DoorMark, doorTicks, useDoorTicks } from '../door-ticks.ts'
import { toCheckIn } from '../links.ts'
import styles from './door.module.css'

const refreshMs = 20_000
const markNames: Record<DoorMark, string> = {
  arrived: 'Arrived',
  'did-not-come': 'No-show',
  'could-not-host': 'We couldn’t host',
}
type Visit = OutputOf<typeof visitCalls.getDoorPage>['visits'][number]

/** The door: today's guests of one venue, ticked in with one tap, without an account; what else is asked there comes below. */
export function Door({ token, ticket, children }: { token: string; ticket?: string | undefined; children: ReactNode }) {
  const { isOffline, ...page } = useDoorDay(token)
  return (
    <main>
      <Screen title={page.data ? `Door · ${page.data.brandName}` : 'Door'} width="narrow" of={page}>
        {(data) => (
          <Stack gap="md">
            <output className="no-print">
              {isOffline && (
                <Note tone="mute">
                  You’re offline. This is today’s list as we last had it. What you tick is sent once you’re back online.
                </Note>
              )}
            </output>
            {ticket && <Scanned visits={data.visits} ticket={ticket} token={token} timezone={data.timezone} />}
            <Card>
              <Group justify="space-between" wrap="nowrap" align="center">
                <div>
                  <div className="dim">
                    {ordinalDate(data.today)}, {timezoneName(data.timezone)}
                  </div>
                  <div>Check-in code for creators</div>
                  <b className={styles.code}>{data.code}</b>
                </div>
                <QrCode text={checkInAddress(data.code)} label={`QR code for ${data.code}`} size={132} />
              </Group>
            </Card>
            <Button className="no-print at-start" variant="default" onClick={() => window.print()}>
              Print
            </Button>
            {data.visits.length === 0 && (
              <EmptyState title="No visits today" text="Visits booked for today appear here automatically." />
            )}
            {data.visits
              .filter(({ uid }) => uid !== ticket)
              .map((visit) => (
                <VisitAtDoor key={visit.uid} visit={visit} token={token} timezone={data.timezone} />
              ))}
            {children}
          </Stack>
        )}
      </Screen>
    </main>
  )
}

/** Today at a door, asked for again and again: nobody is signed in here, so nothing is pushed. Without a connection, what this phone keeps of it. */
function useDoorDay(token: string) {
  const page = useRead(visitCalls.getDoorPage, { token })
  const { refetch, data, error } = page
  useEffect(() => {
    if (error?.code === 'not-found') forgetDoorDay()
    if (error || !data) return
    localStorage.setItem(localKeys.doorLink, token)
    keepDoorDay(token, data)
  }, [data, error, token])
  useEffect(() => {
    tidyDoorDay()
    const again = () => {
      tidyDoorDay()
      void Promise.all([doorTicks.flush(), refetch()])
    }
    const timer = setInterval(again, refreshMs)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [refetch])
  if (error?.code === 'not-found') return { refetch, error, data: undefined, isOffline: false }
  const isOffline = error?.code === 'unavailable'
  return { refetch, error, data: isOffline ? findDoorDay(token) : data, isOffline }
}

type ScannedProps = { visits: readonly Visit[]; ticket: string; token: string; timezone: string }

/** Whose ticket was scanned comes first. */
function Scanned({ visits, ticket, token, timezone }: ScannedProps) {
  const visit = visits.find(({ uid }) => uid === ticket)
  if (!visit)
    return (
      <Note tone="warn">
        This ticket isn’t for a visit here today. Check the venue and the day on it, or look for the name below.
      </Note>
    )
  return (
    <section className={styles.scanned} aria-label="Scanned ticket">
      <VisitAtDoor visit={visit} token={token} timezone={timezone} />
    </section>
  )
}

/** Where a guest's camera leads: the code filled in. */
const checkInAddress = (code: string) => `${window.location.origin}${hrefOf(toCheckIn(code))}`

function VisitAtDoor({ visit, token, timezone }: { visit: Visit; token: string; timezone: string }) {
  const { waiting, refusals } = useDoorTicks()
  const held = useHeldTexts().get(visit.uid)
  const waits = waiting.find(({ visitUid }) => visitUid === visit.uid)
  const refusal = refusals.get(visit.uid)
  const mark = (as: DoorMark) => {
    const tick = { token, visitUid: visit.uid, mark: as, at: new Date().toISOString() }
    holdAction({ text: `${visit.name}: ${markNames[as]}.`, about: visit.uid, send: () => doorTicks.add(tick) })
  }
  return (
    <Card>
      <Group wrap="nowrap" align="flex-start">
        <Avatar
          src={visit.avatar ? mediaAddress('thumb', visit.avatar) : null}
          name={visit.name}
          alt=""
          size={64}
          color="blue"
        />
        <div className={styles.words}>
          <b className={styles.name}>{visit.stay ?? clockOf(visit.startsAt, timezone)}</b> <b>{visit.name}</b>{' '}
          <span className="dim">@{visit.handle}</span>
          <div>{visit.guests === 0 ? 'No guests' : `With ${counted(visit.guests, 'guest')}`}</div>
          {visit.includes && <div className="dim">{visit.includes}</div>}
          {visit.capMinor !== null && <div className="dim">Up to {money(visit.capMinor, visit.currency)}</div>}
        </div>
      </Group>
      {visit.lateMinutes !== null && visit.state === 'expected' && (
        <div className={styles.answer}>
          <Note tone="calm">Running {visit.lateMinutes} minutes late</Note>
        </div>
      )}
      {visit.needs && (
        <div className={styles.answer}>
          <Note tone="warn">Diet and allergies: {visit.needs}</Note>
        </div>
      )}
      <div className={styles.more}>
        {held ? (
          <Badge tone="calm">{held}</Badge>
        ) : waits ? (
          <Badge tone="calm">{markNames[waits.mark]}. Waiting for a connection</Badge>
        ) : visit.state === 'expected' ? (
          <Group grow preventGrowOverflow={false} className="no-print">
            <Button size="lg" onClick={() => mark('arrived')}>
              Arrived
            </Button>
            <Menu>
              <Menu.Target>
                <Button size="lg" variant="default">
                  More
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => mark('did-not-come')}>{markNames['did-not-come']}</Menu.Item>
                <Menu.Item onClick={() => mark('could-not-host')}>{markNames['could-not-host']}</Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </Group>
        ) : (
          <Badge tone={visit.state === 'arrived' ? 'good' : 'bad'}>{markNames[visit.state]}</Badge>
        )}
      </div>
      {refusal && (
        <div className={styles.answer}>
          <Note tone="bad">We couldn’t save your tick. {refusal}</Note>
        </div>
      )}
    </Card>
  )
}
