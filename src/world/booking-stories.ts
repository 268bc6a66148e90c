import { onTestFinished } from 'vitest'
import { type WixDouble, wixDouble } from '../adapters/bookings/wix-double.ts'
import { readFreeTables, sendReservations } from '../domains/visits/server/build.ts'
import { openBookings } from '../adapters/bookings/open-bookings.ts'
import { approvedCollab, scheduledCollab, storySlot } from './stories.ts'
import { runJob } from './run-job.ts'
import { type World, world } from './world.ts'

/** A world whose booking system is on a server of this machine, which tests change. */
export async function worldWithBookings(): Promise<{ w: World; double: WixDouble }> {
  const w = await world()
  return { w, double: await withBookings(w) }
}

export async function withBookings(w: World): Promise<WixDouble> {
  const double = await wixDouble()
  onTestFinished(double.close)
  Object.assign(w.config, { WIX_API_BASE: double.url })
  return double
}

const sendsInvitations = {
  off: [] as never[],
  myDay: false,
  digest: 'daily' as const,
  quiet: null,
  timezone: 'Europe/London',
  invitations: true,
  version: 0,
}

/** Luna’s system is connected, and Alice has booked for two; what the double was asked of her table. */
export async function bookedTable({ invites = false } = {}) {
  const { w, double } = await worldWithBookings()
  if (invites) await w.bella.call('saveNotificationSettings', sendsInvitations)
  await approvedCollab(w)
  await connectLuna(w, double)
  const collab = await scheduledCollab(w)
  const { uid } = collab
  const table = async () => (await w.alice.call('getCollab', { uid })).visit?.table
  const sent = (what: string) => double.asked.filter((asked) => asked.endsWith(`/${what}`)).length
  return { w, double, collab, uid, table, sent }
}

/** Alice’s visit is booked, and then Luna’s system has no table left. */
export async function noTableLeft(w: World, double: WixDouble) {
  await approvedCollab(w)
  await connectLuna(w, double)
  const collab = await scheduledCollab(w)
  double.full.add(storySlot.toISOString())
  await runReservations(w)
  return collab
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
