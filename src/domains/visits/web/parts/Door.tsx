import { Avatar, Button, Group, Menu, Stack } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { timezoneName } from '../../../../kit/contract/when.ts'
import { clockOf, counted, money, ordinalDate } from '../../../../kit/web/format.ts'
import { Badge, Card, Note } from '../../../../kit/web/parts.tsx'
import { hrefOf } from '../../../../kit/web/link.tsx'
import { Screen } from '../../../../kit/web/screen.tsx'
import { localKeys } from '../../../accounts/web/local-keys.ts'
import { mediaAddress } from '../../../media/web/parts/addresses.ts'
import { visitCalls } from '../../contract.ts'
import { QrCode } from '../../../../kit/web/qr-code.tsx'
import { toCheckIn } from '../links.ts'
import styles from './door.module.css'

const refreshMs = 20_000
type Visit = OutputOf<typeof visitCalls.getDoorPage>['visits'][number]

/** The door: today's guests of one venue, ticked in with one tap, without an account; what else is asked there comes below. */
export function Door({ token, ticket, children }: { token: string; ticket?: string | undefined; children: ReactNode }) {
  const page = useRead(visitCalls.getDoorPage, { token })
  const { refetch, isSuccess } = page
  useEffect(() => {
    if (isSuccess) localStorage.setItem(localKeys.doorLink, token)
  }, [isSuccess, token])
  useEffect(() => {
    // Nobody is signed in here, so nothing is pushed: the page asks.
    const timer = setInterval(() => void refetch(), refreshMs)
    return () => clearInterval(timer)
  }, [refetch])
  return (
    <main>
      <Screen title={page.data ? `Door · ${page.data.brandName}` : 'Door'} width="narrow" of={page}>
        {(data) => (
          <Stack gap="md">
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
  const tick = useWrite(visitCalls.tickDoor)
  const mark = (as: 'arrived' | 'did-not-come' | 'could-not-host') =>
    void tick({ token, visitUid: visit.uid, mark: as })
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
        {visit.state === 'expected' ? (
          <Group grow preventGrowOverflow={false} className="no-print">
            <Button size="lg" loading={tick.busy} onClick={() => mark('arrived')}>
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
          <Badge tone={visit.state === 'arrived' ? 'good' : 'bad'}>
            {{ arrived: 'Arrived', 'did-not-come': 'No-show', 'could-not-host': 'We couldn’t host' }[visit.state]}
          </Badge>
        )}
      </div>
    </Card>
  )
}
