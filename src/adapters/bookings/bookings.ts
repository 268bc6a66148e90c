/** What opens a venue’s booking system: its own key, its site there, and which restaurant of it. */
export type BookingAccess = { key: string; siteId: string; locationId: string }
/** A restaurant of a site, as the site calls it. */
export type Location = { id: string; name: string }
export type Party = { startsAt: Date; people: number }
/** Who a table is for. The telephone number is the venue’s: a creator’s is given to nobody. */
export type Guest = { name: string; phone: string }
/** What has become of a table: `lapsed` was held and not booked in time, and is free again. */
export type Booked = 'reserved' | 'requested' | 'declined' | 'lapsed'

/** A venue’s booking system. Whatever it can’t do rejects as a `BookingProblem`. */
export type Bookings = {
  /** The restaurants that its site takes bookings for, the usual one first. */
  listLocations: (access: Omit<BookingAccess, 'locationId'>) => Promise<Location[]>
  /** Whether a party of so many can be seated, by start in ms; a start that it says nothing about is left out. */
  findTables: (access: BookingAccess, people: number, starts: readonly Date[]) => Promise<Map<number, boolean>>
  /** Keeps a table for `holdMs` without booking it, and answers its reference. Rejects as `full` where there is none. */
  hold: (access: BookingAccess, party: Party) => Promise<string>
  /** Books a held table. Doing it again books nothing more and answers what has become of it. */
  book: (access: BookingAccess, reference: string, guest: Guest) => Promise<Booked>
  /** What has become of a booked table; `lapsed` where the system no longer knows it. */
  look: (access: BookingAccess, reference: string) => Promise<Booked>
  /** Gives a table back; one that was given back, or never booked, stays so. */
  cancel: (access: BookingAccess, reference: string, guest: Pick<Guest, 'phone'>) => Promise<void>
}

/** How long a hold lasts. */
export const holdMs = 10 * 60_000

/**
 * Why a booking system did not do as asked. `down`: no answer, and nobody knows whether it was done; `denied`: the key doesn’t
 * open it; `missing`: it doesn’t know what it was asked about; `full`: no table; `refused`: anything else it says no to; `outdated`: it answers in a shape that we don’t know.
 */
export class BookingProblem extends Error {
  readonly reason: 'down' | 'denied' | 'missing' | 'full' | 'refused' | 'outdated'

  constructor(reason: BookingProblem['reason'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
