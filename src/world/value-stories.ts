import { setTier } from '../domains/plans/server/subscription.ts'
import { getBrand } from '../domains/profiles/server/reads.ts'
import { must } from '../kit/contract/must.ts'
import { completedCollab, deliverablesOf } from './content-stories.ts'
import { doorToken } from './stories.ts'
import { story } from './story.ts'
import type { World } from './world.ts'

/** Where stories about costs and results begin, told through the public calls. */

const unknown = { reach: null, likes: null, comments: null, saves: null, shares: null, clicks: null }

/** What Luna says its collabs cost: 40% of the list price, half an hour at £16, and £20 that a booking leaves. */
export const lunaCosts = {
  currency: 'GBP',
  servedShareBp: 4_000,
  staffMinutes: 30,
  staffHourMinor: 1_600,
  travelMinor: 0,
  shipmentMinor: 0,
  bookingMarginMinor: 2_000,
  photographerMinor: 15_000,
} as const

/** Luna has Professional, and Alice's visit is over, its reel seen 12,000 times. Answers the collab's uid. */
export const countedCollab = story('countedCollab', async (w: World): Promise<string> => {
  await w.tx(async (tx) => setTier(tx, (await getBrand(tx, w.luna)).orgUid, 'professional'))
  const collabUid = await completedCollab(w)
  const reel = must((await deliverablesOf(w.alice, collabUid)).find(({ type }) => type === 'reel'))
  await w.alice.call('addInsights', { uid: reel.uid, kind: 'day-7', ...unknown, views: 12_000 })
  return collabUid
})

/** The same with a tracked link and the booking code ALICE, and the token of Luna's door. */
export const trackedCollab = story('trackedCollab', async (w: World) => {
  const collabUid = await countedCollab(w)
  const link = await w.bella.call('createTrackedLink', { collabUid, target: 'https://luna-london.com/book' })
  const { code } = await w.bella.call('createBookingCode', { collabUid, code: 'ALICE' })
  return { collabUid, link, code, token: await doorToken(w) }
})
