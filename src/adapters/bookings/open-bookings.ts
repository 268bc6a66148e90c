import type { Config } from '../../kit/server/config.ts'
import { isOwnMachine } from '../../kit/server/host.ts'
import type { BookingAccess, Bookings } from './bookings.ts'
import { sandboxBookings, sandboxKey } from './sandbox.ts'
import { wixBookings } from './wix.ts'

/** What reserves tables in venues’ booking systems. Where nobody else can reach us, the demo’s key opens a sandbox. */
export function openBookings(config: Config): Bookings {
  const wix = wixBookings(config)
  if (!isOwnMachine(config.publicUrl)) return wix
  const of = ({ key }: Pick<BookingAccess, 'key'>) => (key === sandboxKey ? sandboxBookings : wix)
  return {
    listLocations: (access) => of(access).listLocations(access),
    findTables: (access, ...asked) => of(access).findTables(access, ...asked),
    hold: (access, party) => of(access).hold(access, party),
    book: (access, ...asked) => of(access).book(access, ...asked),
    look: (access, reference) => of(access).look(access, reference),
    cancel: (access, ...asked) => of(access).cancel(access, ...asked),
  }
}
