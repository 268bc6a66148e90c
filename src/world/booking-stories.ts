import { onTestFinished } from 'vitest'
import { type WixDouble, wixDouble } from '../adapters/bookings/wix-double.ts'
import { readFreeTables, sendReservations } from '../domains/visits/server/build.ts'
import { openBookings } from '../adapters/bookings/open-bookings.ts'
import { runJob } from './run-job.ts'
import { type World, world } from './world.ts'

/** A world whose booking system is on a server of this machine, which tests change. */
export async function worldWithBookings(): Promise<{ w: World; double: WixDouble }> {
  const double = await wixDouble()
  onTestFinished(double.close)
  const w = await world()
  Object.assign(w.config, { WIX_API_BASE: double.url })
  return { w, double }
}

/** What Luna’s owner enters to connect it. */
export const lunasSystem = (w: World, { key, siteId }: WixDouble) => ({
  brandUid: w.luna,
  key,
  siteId,
  phone: '+44 20 7946 0000',
})

export const connectLuna = (w: World, double: WixDouble) => w.bella.call('connectBookingSystem', lunasSystem(w, double))

export const runReservations = (w: World) => runJob(w, sendReservations(openBookings))
export const runFreeTables = (w: World) => runJob(w, readFreeTables(openBookings))
