import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { now, plus } from '../../kit/server/clock.ts'
import { holdMs } from './bookings.ts'

type Reservation = {
  id: string
  status: string
  revision: string
  heldUntil: Date | null
  details: { reservationLocationId: string; startDate: string; partySize: number }
  reservee?: { firstName: string; phone: string }
}
type Body = Partial<Reservation['details']> & {
  date?: string
  slotsAfter?: number
  reservationDetails?: Reservation['details']
  reservee?: { firstName?: string; phone?: string }
  revision?: string
  phone?: string
}
type Reply = [status: number, body: unknown]

/** A restaurant’s booking system on the wire: a table for each start until one takes it. Whoever opens it closes it. */
export type WixDouble = {
  url: string
  key: string
  siteId: string
  asked: string[]
  reservations: Reservation[]
  locations: { id: string; default: boolean; archived: boolean; location?: { name: string } }[]
  /** Starts (ISO) at which every table is taken. */
  full: Set<string>
  /** Says no to every new table, though one is free. */
  refuses: boolean
  /** Holds tables, and says no to booking them. */
  refusesToBook: boolean
  /** New requests wait for the restaurant’s approval. */
  manual: boolean
  /** Answers nothing but this from now on: a status, or `silent` for no answer at all. */
  away: number | 'silent' | null
  /** Does what is asked of this kind once, and then drops the connection instead of answering. */
  dropAfter: 'hold' | 'reserve' | null
  close: () => Promise<void>
}

export async function wixDouble(): Promise<WixDouble> {
  const double: WixDouble = {
    url: '',
    key: 'IST.a key',
    siteId: 'site-1',
    asked: [],
    reservations: [],
    locations: [{ id: 'location-1', default: true, archived: false }],
    full: new Set(),
    refuses: false,
    refusesToBook: false,
    manual: false,
    away: null,
    dropAfter: null,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
  const used = new WeakSet<Socket>()
  const server = createServer((request, response) => {
    // It closes a kept connection at any time, also while something is asked on it.
    if (used.has(request.socket)) return void request.socket.destroy()
    used.add(request.socket)
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = new URL(request.url ?? '/', 'http://wix').pathname.replace(/^\/table-reservations\/[a-z-]+\/v1/, '')
      double.asked.push(`${request.method} ${path}`)
      if (double.away === 'silent') return
      const isOurs = request.headers.authorization === double.key && request.headers['wix-site-id'] === double.siteId
      const text = Buffer.concat(chunks).toString()
      const body = (text === '' ? {} : JSON.parse(text)) as Body
      const [status, answer] = double.away
        ? ([double.away, {}] satisfies Reply)
        : isOurs
          ? answerOf(double, `${request.method} ${path}`, body)
          : ([403, { message: 'Forbidden' }] satisfies Reply)
      if (double.dropAfter && path.endsWith(`/${double.dropAfter}`)) {
        double.dropAfter = null
        request.socket.destroy()
        return
      }
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  double.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return double
}

const refused = (message: string): Reply => [428, { message, details: {} }]

function answerOf(double: WixDouble, route: string, body: Body): Reply {
  if (route === 'GET /reservation-locations') return [200, { reservationLocations: double.locations }]
  if (route === 'POST /time-slots') return [200, { timeSlots: slotsFrom(double, body) }]
  if (route === 'POST /reservations/hold') {
    const details = body.reservationDetails
    if (double.refuses || !details || double.full.has(details.startDate))
      return refused('The time slot is not available.')
    const held = { id: randomUUID(), status: 'HELD', revision: '1', heldUntil: plus(now(), holdMs), details }
    double.reservations.push(held)
    return [200, { reservation: held }]
  }
  const [, uid, what] = /^\w+ \/reservations\/([^/]+)(?:\/(\w+))?$/.exec(route) ?? []
  const found = double.reservations.find((one) => one.id === uid)
  if (!found) return [404, { message: 'Not found' }]
  if (what && body.revision !== found.revision) return refused('The revision is not the current one.')
  if (what === 'reserve') return reserve(double, found, body)
  if (what === 'cancel') {
    if (body.phone !== found.reservee?.phone) return refused('The phone number is another one.')
    move(found, 'CANCELED')
  }
  return [200, { reservation: found }]
}

function reserve(double: WixDouble, found: Reservation, { reservee }: Body): Reply {
  if (double.refusesToBook) return refused('The phone number can’t be used.')
  if (found.status !== 'HELD' || (found.heldUntil && found.heldUntil < now())) return refused('The hold has ended.')
  if (!reservee?.firstName || !reservee.phone?.startsWith('+')) return [400, { message: 'reservee is required' }]
  found.reservee = { firstName: reservee.firstName, phone: reservee.phone }
  move(found, double.manual ? 'REQUESTED' : 'RESERVED')
  return [200, { reservation: found }]
}

function move(reservation: Reservation, status: string): void {
  reservation.status = status
  reservation.revision = String(Number(reservation.revision) + 1)
}

/** Every quarter of an hour, as a restaurant has it unless it says otherwise. */
function slotsFrom({ full }: WixDouble, { date = '', slotsAfter = 0 }: Body) {
  return Array.from({ length: slotsAfter + 1 }, (_, at) => {
    const startDate = plus(new Date(date), at * 15 * 60_000).toISOString()
    return { startDate, duration: 90, status: full.has(startDate) ? 'UNAVAILABLE' : 'AVAILABLE' }
  })
}
