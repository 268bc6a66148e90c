import { newUid } from '../access/server/new-uid.ts'
import { setTier } from '../domains/plans/server/subscription.ts'
import { getBrand } from '../domains/profiles/server/reads.ts'
import { makeBrand } from '../domains/organisations/server/build.ts'
import { must } from '../kit/contract/must.ts'
import { dayMs, now, plus, setClock } from '../kit/server/clock.ts'
import { copyCollab } from '../domains/collabs/server/build.ts'
import { copyVisit } from '../domains/visits/server/build.ts'
import { completedCollab, deliverablesOf } from './content-stories.ts'
import { mailsTo } from './meeting-stories.ts'
import { doorToken, scheduledCollab, storySlot } from './stories.ts'
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

/** Alice checked in at Luna, and on each of the four days before. Answers the collab of the last visit. */
export const fiveVisits = story('fiveVisits', async (w: World): Promise<string> => {
  const { uid } = await scheduledCollab(w)
  const token = await doorToken(w)
  setClock(storySlot)
  await w.alice.call('checkInVisit', { uid, code: (await w.anonymous.call('getDoorPage', { token })).code })
  const { db } = w.database
  for (let nth = 1; nth < 5; nth += 1) {
    const copyUid = newUid('collab')
    await copyCollab(db, uid, copyUid, { outcome: 'completed' })
    await copyVisit(db, uid, copyUid, plus(storySlot, -nth * dayMs))
  }
  return uid
})

/** Alice’s counted collab with a tracked link and the booking code ALICE that she had on the day of her visit, and the token of Luna's door. */
export const trackedCollab = story('trackedCollab', async (w: World) => {
  const collabUid = await countedCollab(w)
  const later = now()
  setClock(storySlot)
  const link = await w.bella.call('createTrackedLink', { collabUid, target: 'https://luna-london.com/book' })
  const { code } = await w.bella.call('createBookingCode', { collabUid, code: 'ALICE' })
  setClock(later)
  return { collabUid, link, code, token: await doorToken(w) }
})

/** Two glasses for Alice's followers, each at £2.50 to Luna. */
export const prosecco = {
  offer: 'A glass of prosecco with dinner',
  code: 'PROSECCO',
  costMinor: 250,
  most: 2,
  lastDay: '2026-12-31',
}

/** Alice's counted collab with the voucher PROSECCO, and the token of Luna's door. */
export const voucherCollab = story('voucherCollab', async (w: World) => {
  const collabUid = await countedCollab(w)
  await w.bella.call('createVoucher', { collabUid, fields: prosecco })
  return { collabUid, token: await doorToken(w) }
})

/** What Luna says itself in its report of March. */
export const ownWords = { intro: 'A quiet month, well used.', plans: 'Open Wednesdays, and invite Alice again.' }

/** It’s April, and Luna, on Professional, has the report of March with Alice’s visit. Answers the month. */
export const marchReport = story('marchReport', async (w: World): Promise<string> => {
  await countedCollab(w)
  setClock(new Date('2026-04-02T09:00:00Z'))
  return '2026-03'
})

/** The secret in the address of a link. */
export const tokenIn = (url: string) => new URL(url).searchParams.get('token') ?? ''

/** The same report with Luna’s own words, shared without costs. Answers the token of its link. */
export const sharedReportToken = story('sharedReportToken', async (w: World): Promise<string> => {
  const report = { brandUid: w.luna, month: await marchReport(w) }
  await w.bella.call('saveReportWords', { ...report, version: 0, fields: ownWords })
  return tokenIn((await w.bella.call('shareReport', { ...report, days: 30 })).url)
})

/** Luna East, a venue of the same organisation that Bella belongs to and Ben doesn’t. Answers its uid. */
export async function secondVenue(w: World): Promise<string> {
  const { orgUid } = await getBrand(w.database.db, w.luna)
  const parts = { name: 'Luna East', handle: 'lunaeast', ownerUid: w.bella.accountUid, orgUid }
  return w.tx((tx) => makeBrand(tx, parts))
}

/** An agency that Luna asked whether it wants the report. Answers the recipient’s uid and the token of its mail. */
export const askedRecipient = story('askedRecipient', async (w: World, brandUids: string[] | null = null) => {
  await marchReport(w)
  const who = { email: 'agency@example.test' }
  const { uid } = await w.bella.call('addReportRecipient', { brandUid: w.luna, who, brandUids })
  const [mail] = await mailsTo(w, who.email)
  return { uid, token: must(/report-emails\?token=(\S+)/.exec(mail?.text ?? '')?.[1], 'token') }
})
