import { Avatar, Button, Group, Menu, Stack } from '@mantine/core'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { timezoneName } from '../../../../kit/contract/when.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { clockOf, counted, money, ordinalDate } from '../../../../kit/web/format.ts'
import { useHeldTexts } from '../../../../kit/web/held-write.ts'
import { hrefOf } from '../../../../kit/web/link.tsx'
import { useIsOnline } from '../../../../kit/web/network.ts'
import { Badge, Card, Note } from '../../../../kit/web/parts.tsx'
import { QrCode } from '../../../../kit/web/qr-code.tsx'
import { Screen } from '../../../../kit/web/screen.tsx'
import { showError } from '../../../../kit/web/toasts.ts'
import { localKeys } from '../../../accounts/web/local-keys.ts'
import { mediaAddress } from '../../../media/web/parts/addresses.ts'
import { visitCalls } from '../../contract.ts'
import { tableWords } from '../../table-words.ts'
import type { DoorMark } from '../../views.ts'
import { whyNotYet } from '../../windows.ts'
import { findDoor, forgetDoor, isToday, keepDoor, type KeptDoor } from '../kept-door.ts'
import type { DoorTick } from '../kept-queue.ts'
import { toCheckIn } from '../links.ts'
import { useDoorTicks } from '../use-door-ticks.ts'
import styles from './door.module.css'

const refreshMs = 20_000
type Visit = KeptDoor['visits'][number]
type Ticks = ReturnType<typeof useDoorTicks>
type AtDoor = { timezone: string; ticks: Ticks }

/**
 * The door: today's guests of one venue, ticked in with one tap, without an account; what else is asked there comes below.
 * Without a connection it shows what this phone kept of today, and keeps what is ticked.
 */
export function Door({ token, ticket, children }: { token: string; ticket?: string | undefined; children: ReactNode }) {
  const { shown, asOf } = useDoorPage(token)
  const ticks = useDoorTicks(token)
  const sendKept = useEffectEvent(() => void ticks.send())
  const look = useEffectEvent(() => void Promise.all([shown.refetch(), ticks.send()]))
  useEffect(() => {
    sendKept()
    // Nobody is signed in here, so nothing is pushed: the page asks.
    const timer = setInterval(() => look(), refreshMs)
    const onOnline = () => look()
    window.addEventListener('online', onOnline)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', onOnline)
    }
  }, [])
  return (
    <main>
      <Screen title={shown.data ? `Door · ${shown.data.brandName}` : 'Door'} width="narrow" of={shown}>
        {({ visits, timezone, today, code }) => (
          <Stack gap="md">
            {asOf && (
              <Note tone="warn">
                <span role="status">
                  This list is from {clockOf(asOf, timezone)}: we can’t update it right now. What you tick is saved on
                  this phone and sent as soon as it can be.
                </span>
              </Note>
            )}
            <Unlisted visits={visits} timezone={timezone} ticks={ticks} />
            {ticket && <Scanned visits={visits} ticket={ticket} timezone={timezone} ticks={ticks} />}
            <Card>
              <Group justify="space-between" wrap="nowrap" align="center">
                <div>
                  <div className="dim">
                    {ordinalDate(today)}, {timezoneName(timezone)}
                  </div>
                  <div>Check-in code for creators</div>
                  <b className={styles.code}>{code}</b>
                </div>
                <QrCode text={checkInAddress(code)} label={`QR code for ${code}`} size={132} />
              </Group>
            </Card>
            <Button className="no-print at-start" variant="default" onClick={() => window.print()}>
              Print
            </Button>
            {visits.length === 0 && (
              <EmptyState title="No visits today" text="Visits booked for today appear here automatically." />
            )}
            {visits
              .filter(({ uid }) => uid !== ticket)
              .map((visit) => (
                <VisitAtDoor key={visit.uid} visit={visit} timezone={timezone} ticks={ticks} />
              ))}
            {children}
          </Stack>
        )}
      </Screen>
    </main>
  )
}

/** A list that takes longer (ms) to come is stood in for by what this phone kept. */
const patienceMs = 2_000

/** The list as it is now; where it can’t be had, the last one of today, and since when (`asOf`). */
function useDoorPage(token: string) {
  const read = useRead(visitCalls.getDoorPage, { token })
  const { data, error, dataUpdatedAt, isSuccess } = read
  const isOnline = useIsOnline()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  const isRevoked = error?.code === 'not-found'
  useEffect(() => {
    if (isSuccess) {
      localStorage.setItem(localKeys.doorLink, token)
      keepDoor(token, data)
    }
    if (isRevoked) forgetDoor()
    // An answer that is the same again is kept again: which needs it holds depends on the time.
  }, [isSuccess, isRevoked, data, dataUpdatedAt, token])
  if (isRevoked) return { shown: { ...read, data: undefined }, asOf: null }
  const isOut = !isOnline || error !== null
  if (data && (!isOut || isToday(data)))
    return { shown: read, asOf: isOut ? new Date(dataUpdatedAt).toISOString() : null }
  const kept = isOut || isLate ? findDoor(token) : null
  return { shown: { ...read, data: kept?.page }, asOf: kept?.at ?? null }
}

/** Ticks that weren’t taken, of visits that aren’t on the list any more. */
function Unlisted({ visits, timezone, ticks }: { visits: readonly Visit[] } & AtDoor) {
  const listed = new Set(visits.map(({ uid }) => uid))
  return ticks.ticks
    .filter(({ uid, refusal }) => refusal && !listed.has(uid))
    .map((tick) => <NotSaved key={tick.uid} tick={tick} timezone={timezone} onRead={() => ticks.remove(tick.uid)} />)
}

function NotSaved({ tick, timezone, onRead }: { tick: DoorTick; timezone: string; onRead: () => void }) {
  return (
    <Note tone="bad">
      <p className="note-text">
        {tick.name}: “{markNames[tick.mark]}” at {clockOf(tick.at, timezone)} wasn’t saved. {tick.refusal}
      </p>
      <Button size="sm" variant="default" onClick={onRead}>
        OK
      </Button>
    </Note>
  )
}

/** Whose ticket was scanned comes first. */
function Scanned({ visits, ticket, timezone, ticks }: { visits: readonly Visit[]; ticket: string } & AtDoor) {
  const visit = visits.find(({ uid }) => uid === ticket)
  if (!visit)
    return (
      <Note tone="warn">
        This ticket isn’t for a visit here today. Check the venue and the day on it, or look for the name below.
      </Note>
    )
  return (
    <section className={styles.scanned} aria-label="Scanned ticket">
      <VisitAtDoor visit={visit} timezone={timezone} ticks={ticks} />
    </section>
  )
}

/** Where a guest's camera leads: the code filled in. */
const checkInAddress = (code: string) => `${window.location.origin}${hrefOf(toCheckIn(code))}`

const markNames = { arrived: 'Arrived', 'did-not-come': 'No-show', 'could-not-host': 'We couldn’t host' }

function VisitAtDoor({ visit, timezone, ticks }: { visit: Visit } & AtDoor) {
  const made = ticks.ticks.find(({ uid }) => uid === visit.uid)
  const isHeld = useHeldTexts().has(visit.uid)
  const state = visit.state === 'expected' && made && !made.refusal ? made.mark : visit.state
  const mark = (as: DoorMark) => {
    const why = whyNotYet({ startsAt: new Date(visit.startsAt), isStay: visit.stay !== null }, as, new Date())
    if (why) showError(why)
    else ticks.tick({ uid: visit.uid, name: visit.name, mark: as }, `${visit.name}: ${markNames[as]}.`)
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
          {visit.table && <div>{tableWords(visit.table)}</div>}
          {visit.includes && <div className="dim">{visit.includes}</div>}
          {visit.capMinor !== null && <div className="dim">Up to {money(visit.capMinor, visit.currency)}</div>}
        </div>
      </Group>
      {visit.lateMinutes !== null && state === 'expected' && (
        <div className={styles.answer}>
          <Note tone="calm">Running {visit.lateMinutes} minutes late</Note>
        </div>
      )}
      {visit.needs && (
        <div className={styles.answer}>
          <Note tone="warn">Diet and allergies: {visit.needs}</Note>
        </div>
      )}
      {visit.hidesNeeds && (
        <div className={styles.answer}>
          <Note tone="warn">Ask about diet and allergies. This phone doesn’t have them right now.</Note>
        </div>
      )}
      {made?.refusal && (
        <div className={styles.answer}>
          <NotSaved tick={made} timezone={timezone} onRead={() => ticks.remove(visit.uid)} />
        </div>
      )}
      <div className={styles.more}>
        {state === 'expected' ? (
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
                <Menu.Item onClick={() => mark('did-not-come')}>No-show</Menu.Item>
                <Menu.Item onClick={() => mark('could-not-host')}>We couldn’t host</Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </Group>
        ) : (
          <>
            <Badge tone={state === 'arrived' ? 'good' : 'bad'}>{markNames[state]}</Badge>
            {made && !isHeld && <p className="dim">Saved on this phone. We’ll send it as soon as we can.</p>}
          </>
        )}
      </div>
    </Card>
  )
}
