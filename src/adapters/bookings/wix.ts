import * as z from 'zod/mini'
import { type BookingAccess, type Booked, BookingProblem, type Bookings } from './bookings.ts'
import { asker, askTwice, type At, type Settings } from './wix-asking.ts'

const reservations = '/table-reservations/reservations/v1'
/** So many time slots after the first are asked for at once. */
const slotsAfter = 12

const id = z.string().check(z.minLength(1))
const Reservation = z.object({
  reservation: z.object({ id, status: z.string(), revision: z.optional(z.nullable(z.string())) }),
})
const TimeSlots = z.object({ timeSlots: z.array(z.object({ startDate: z.string(), status: z.string() })) })
const Locations = z.object({
  reservationLocations: z.array(
    z.object({
      id,
      default: z.optional(z.nullable(z.boolean())),
      archived: z.optional(z.nullable(z.boolean())),
      location: z.optional(z.nullable(z.object({ name: z.optional(z.nullable(z.string())) }))),
    }),
  ),
})

/**
 * Wix Table Reservations, by its REST API. Its shapes are those of https://dev.wix.com/docs/api-reference/business-solutions/restaurants/reservations:
 * `time-slots/get-time-slots`, `reservations/create-held-reservation` (a hold ends by itself after 10 minutes),
 * `reservations/reserve-reservation`, `reservations/cancel-reservation`, `reservation-locations/list-reservation-locations`;
 * headers as in https://dev.wix.com/docs/api-reference/articles/authentication/api-keys/make-api-calls-with-an-api-key.
 * It takes no idempotency token. What makes a booking happen once is the reference of the hold: it can be booked once, and
 * before each try it’s looked up.
 */
export function wixBookings(settings: Settings): Bookings {
  const ask = asker(settings)

  const timeSlots = (access: BookingAccess, people: number, from: Date, after: number) =>
    askTwice(() =>
      ask(access, 'POST', `${reservations}/time-slots`, TimeSlots, {
        reservationLocationId: access.locationId,
        date: from.toISOString(),
        partySize: people,
        ...(after > 0 && { slotsAfter: after }),
      }),
    )

  /** A reservation as it stands; null for one that it no longer knows. */
  const find = (access: At, reference: string) =>
    askTwice(() =>
      ask(access, 'GET', `${reservations}/reservations/${encodeURIComponent(reference)}`, Reservation),
    ).then(
      ({ reservation }) => reservation,
      (error: unknown) => {
        if (error instanceof BookingProblem && error.reason === 'missing') return null
        throw error
      },
    )

  const act = (access: At, reference: string, what: 'reserve' | 'cancel', body: unknown) =>
    ask(access, 'POST', `${reservations}/reservations/${encodeURIComponent(reference)}/${what}`, Reservation, body)

  return {
    listLocations: async (access) => {
      const path = '/table-reservations/reservation-locations/v1/reservation-locations'
      const { reservationLocations } = await askTwice(() => ask(access, 'GET', path, Locations))
      const open = reservationLocations.filter(({ archived }) => !archived)
      const usualFirst = open.toSorted((a, b) => Number(b.default ?? false) - Number(a.default ?? false))
      return usualFirst.map(({ id, location }, at) => ({ id, name: location?.name || `Restaurant ${at + 1}` }))
    },

    findTables: async (access, people, starts) => {
      const free = new Map<number, boolean>()
      let left = starts.map((start) => start.getTime()).sort((a, b) => a - b)
      while (left[0] !== undefined) {
        const first = left[0]
        const answered = await timeSlots(access, people, new Date(first), left.length > 1 ? slotsAfter : 0)
        const known = new Map(
          answered.timeSlots.map(({ startDate, status }) => [Date.parse(startDate), status === 'AVAILABLE']),
        )
        for (const start of left) if (known.has(start)) free.set(start, known.get(start) === true)
        left = left.filter((start) => start !== first && !known.has(start))
      }
      return free
    },

    hold: async (access, { startsAt, people }) => {
      const reservationDetails = {
        reservationLocationId: access.locationId,
        startDate: startsAt.toISOString(),
        partySize: people,
      }
      try {
        const path = `${reservations}/reservations/hold`
        return (await ask(access, 'POST', path, Reservation, { reservationDetails })).reservation.id
      } catch (error) {
        if (!(error instanceof BookingProblem) || error.reason !== 'refused') throw error
        // It refuses a full time with the same status as a site that may not take bookings at all.
        const slots = await timeSlots(access, people, startsAt, 0)
        const isFree = slots.timeSlots.some(({ status }) => status === 'AVAILABLE')
        throw isFree ? error : new BookingProblem('full', 'no table at this time', { cause: error })
      }
    },

    book: async (access, reference, { name, phone }) => {
      const held = await find(access, reference)
      if (held?.status !== 'HELD') return held ? becameOf(held.status) : 'lapsed'
      try {
        const body = { reservee: { firstName: name, phone }, revision: held.revision ?? null }
        return becameOf((await act(access, reference, 'reserve', body)).reservation.status)
      } catch (error) {
        if (!(error instanceof BookingProblem) || error.reason !== 'refused') throw error
        const after = await find(access, reference)
        return after ? becameOf(after.status) : 'lapsed'
      }
    },

    look: async (access, reference) => {
      const found = await find(access, reference)
      return found ? becameOf(found.status) : 'lapsed'
    },

    cancel: async (access, reference, { phone }) => {
      const found = await find(access, reference)
      if (!found || !['RESERVED', 'REQUESTED'].includes(found.status)) return
      await act(access, reference, 'cancel', { revision: found.revision ?? null, phone })
    },
  }
}

/** By the statuses of “The reservation lifecycle”, in the documentation of its Reservations API. */
function becameOf(status: string): Booked {
  if (['RESERVED', 'SEATED', 'FINISHED', 'NO_SHOW'].includes(status)) return 'reserved'
  if (['REQUESTED', 'PAYMENT_PENDING', 'PAYMENT_INFORMATION_PENDING'].includes(status)) return 'requested'
  if (['DECLINED', 'CANCELED'].includes(status)) return 'declined'
  if (status === 'HELD') return 'lapsed'
  throw new BookingProblem('outdated', `a reservation has the status ${status}`)
}
