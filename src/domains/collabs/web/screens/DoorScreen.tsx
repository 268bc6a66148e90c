import { Avatar, Button, Group, Menu, Stack } from '@mantine/core'
import { useEffect } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { clockOf, counted, money, ordinalDate, timezoneName } from '../../../../kit/web/format.ts'
import { Badge, Card, Note } from '../../../../kit/web/parts.tsx'
import { hrefOf } from '../../../../kit/web/link.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { mediaAddress } from '../../../media/web/parts/addresses.ts'
import { collabCalls } from '../../contract.ts'
import { doorSearch, toCheckIn } from '../links.ts'
import { QrCode } from '../parts/QrCode.tsx'

const refreshMs = 20_000
type Guest = OutputOf<typeof collabCalls.getDoorPage>['guests'][number]

/** The door: today's guests of one venue, ticked in with one tap, without an account. */
export function DoorScreen() {
  const [{ token = '' }] = useAddress(doorSearch)
  const page = useRead(collabCalls.getDoorPage, { token })
  const { refetch } = page
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
            <Card>
              <Group justify="space-between" wrap="nowrap" align="center">
                <div>
                  <div className="dim">
                    {ordinalDate(data.today)}, {timezoneName(data.timezone)}
                  </div>
                  <div>Code for guests, to type or to scan</div>
                  <b style={{ fontSize: '2rem', letterSpacing: '0.12em' }}>{data.code}</b>
                </div>
                <QrCode text={checkInAddress(data.code)} label={`QR code of ${data.code}`} size={132} />
              </Group>
            </Card>
            <Button
              className="no-print"
              variant="default"
              style={{ alignSelf: 'flex-start' }}
              onClick={() => window.print()}
            >
              Print
            </Button>
            {data.guests.length === 0 && (
              <EmptyState
                title="Nobody is expected today"
                text="Guests who book for today show up here by themselves."
              />
            )}
            {data.guests.map((guest) => (
              <GuestCard key={guest.visitUid} guest={guest} token={token} timezone={data.timezone} />
            ))}
          </Stack>
        )}
      </Screen>
    </main>
  )
}

/** Where a guest's camera leads: the code filled in. */
const checkInAddress = (code: string) => `${window.location.origin}${hrefOf(toCheckIn(code))}`

function GuestCard({ guest, token, timezone }: { guest: Guest; token: string; timezone: string }) {
  const tick = useWrite(collabCalls.tickDoor)
  const mark = (as: 'arrived' | 'did-not-come' | 'could-not-host') =>
    void tick({ token, visitUid: guest.visitUid, mark: as })
  return (
    <Card>
      <Group wrap="nowrap" align="flex-start">
        <Avatar
          src={guest.avatar ? mediaAddress('thumb', guest.avatar) : null}
          name={guest.name}
          alt=""
          size={64}
          color="blue"
        />
        <div style={{ flex: 1, minWidth: 0 }}>
          <b style={{ fontSize: '1.25rem' }}>{clockOf(guest.startsAt, timezone)}</b> <b>{guest.name}</b>{' '}
          <span className="dim">@{guest.handle}</span>
          <div>{guest.party === 0 ? 'Alone' : `With ${counted(guest.party, 'guest')}`}</div>
          {guest.includes && <div className="dim">{guest.includes}</div>}
          {guest.capMinor !== null && <div className="dim">Up to {money(guest.capMinor, guest.currency)}</div>}
        </div>
      </Group>
      {guest.lateMinutes !== null && guest.state === 'expected' && (
        <div style={{ marginTop: 12 }}>
          <Note tone="calm">Running {guest.lateMinutes} minutes late</Note>
        </div>
      )}
      {guest.needs && (
        <div style={{ marginTop: 12 }}>
          <Note tone="warn">Needs: {guest.needs}</Note>
        </div>
      )}
      <div style={{ marginTop: 14 }}>
        {guest.state === 'expected' ? (
          <Group grow preventGrowOverflow={false} className="no-print">
            <Button size="lg" loading={tick.busy} onClick={() => mark('arrived')}>
              Arrived
            </Button>
            <Menu>
              <Menu.Target>
                <Button size="lg" variant="default">
                  Not so…
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => mark('did-not-come')}>Did not come</Menu.Item>
                <Menu.Item onClick={() => mark('could-not-host')}>We could not host</Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </Group>
        ) : (
          <Badge tone={guest.state === 'arrived' ? 'good' : 'bad'}>
            {{ arrived: 'Arrived', 'did-not-come': 'Did not come', 'could-not-host': 'We could not host' }[guest.state]}
          </Badge>
        )}
      </div>
    </Card>
  )
}
