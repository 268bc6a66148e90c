import { takeSpot } from '../domains/briefs/server/spots.ts'
import { makeInfluencer, setBrand, setInfluencer } from '../domains/profiles/server/build.ts'
import type { Availability, BriefContent, Eligibility } from '../domains/briefs/brief.ts'
import { arrivalWindows } from '../domains/briefs/stays.ts'
import { exampleContent, makeBrief } from '../domains/briefs/server/build.ts'
import type { BriefStatus } from '../domains/briefs/statuses.ts'
import { must } from '../kit/contract/must.ts'
import { hourMs, now, plus, setClock } from '../kit/server/clock.ts'
import { mailsTo } from './meeting-stories.ts'
import { story } from './story.ts'
import type { World } from './world.ts'

/** Where a test's story begins, told through the public calls. */

/** A draft of Luna's. */
export const draftBrief = story('draftBrief', async (w: World, change: Partial<BriefContent> = {}) => {
  return w.bella.call('createBrief', { brandUid: w.luna, content: exampleContent(change) })
})

/** Who may apply to a brief that is open to these lists of influencers and asks nothing else. */
export function onLists(listUids: string[]): Eligibility {
  return { ...exampleContent().eligibility, cities: [], platforms: [], followersFrom: null, listUids }
}

/** A brief of Luna's for these lists of influencers, live unless said otherwise. Answers its uid. */
export function briefForLists(w: World, listUids: string[], input: { title: string; status?: BriefStatus }) {
  return w.tx((tx) => makeBrief(tx, { brandUid: w.luna, eligibility: onLists(listUids), ...input }))
}

/** Luna's brief, waiting for staff. */
export const submittedBrief = story('submittedBrief', async (w: World, change: Partial<BriefContent> = {}) => {
  const { uid, version } = await draftBrief(w, change)
  return w.bella.call('submitBrief', { uid, version })
})

/** Luna's brief as influencers see it. */
export const liveBrief = story('liveBrief', async (w: World, change: Partial<BriefContent> = {}) => {
  const { uid, version } = await submittedBrief(w, change)
  return w.anna.call('approveBrief', { uid, version })
})

/** Nobody reviews Luna’s briefs: it receives value already. */
export const trustBrand = (w: World): Promise<void> =>
  setBrand(w.database.db, w.luna, { customerStatus: 'receiving-value' })

/** A live brief of Orso's, a quarter of an hour's walk from Luna. */
export async function briefNearLuna(w: World, title: string): Promise<void> {
  await setBrand(w.database.db, w.orso, { latitude: 51.516, longitude: -0.1278 })
  await w.tx((tx) => makeBrief(tx, { brandUid: w.orso, title, eligibility: onLists([]) }))
}

/** Alice requests a collab with Luna. */
export const requestedCollab = story('requestedCollab', async (w: World, change: Partial<BriefContent> = {}) => {
  const brief = await liveBrief(w, change)
  return w.alice.call('applyToBrief', {
    briefUid: brief.uid,
    influencerUid: w.aliceInfluencer,
    message: 'I would love to come.',
  })
})

/** Alice requests a collab with Luna, and suggests two posts and £50 instead of what the brief asks for. */
export const suggestingRequest = story('suggestingRequest', async (w: World, change: Partial<BriefContent> = {}) => {
  const brief = await liveBrief(w, change)
  return w.alice.call('applyToBrief', {
    briefUid: brief.uid,
    influencerUid: w.aliceInfluencer,
    message: 'Posts do better with my followers.',
    suggestion: {
      deliverables: [{ type: 'post', contentType: 'image', platform: 'instagram', count: 2 }],
      guests: exampleContent(change).guests,
      paymentMinor: 5_000,
    },
  })
})

/** Bella has said yes to Alice. */
export const approvedCollab = story('approvedCollab', async (w: World, change: Partial<BriefContent> = {}) => {
  const { uid, version } = await requestedCollab(w, change)
  return w.bella.call('approveCollab', { uid, version })
})

/** The slot that stories book: the second Tuesday of the story, 15:00 in London. */
export const storySlot = new Date('2026-03-10T15:00:00Z')

/** Alice has booked `storySlot`, with one guest. */
export const scheduledCollab = story('scheduledCollab', async (w: World, change: Partial<BriefContent> = {}) => {
  const { uid, version } = await approvedCollab(w, change)
  return w.alice.call('scheduleVisit', {
    uid,
    version,
    startsAt: storySlot.toISOString(),
    guests: 1,
    guestNames: ['Jo'],
    needs: 'No nuts',
  })
})

/** A stay of two or three nights from 15:00 on, Thursday to Saturday, with one room a night. */
export const stayAvailability = {
  stay: { minNights: 2, maxNights: 3, checkOutBy: '11:00', perNight: true },
  windows: arrivalWindows([4, 5, 6], '15:00'),
  slotMinutes: 90,
  capacity: 1,
  leadHours: 24,
  blackout: [],
} satisfies Availability

/** The check-in that stories book: Thursday 12 March, 15:00 in London. */
export const storyCheckIn = new Date('2026-03-12T15:00:00Z')

/** Bella has said yes to Alice for a stay. */
export const approvedStay = story('approvedStay', async (w: World, change: Partial<Availability> = {}) => {
  return approvedCollab(w, { availability: { ...stayAvailability, ...change } })
})

/** Alice has booked the nights of 12 and 13 March. */
export const scheduledStay = story('scheduledStay', async (w: World, change: Partial<Availability> = {}) => {
  const { uid, version } = await approvedStay(w, change)
  return w.alice.call('scheduleVisit', {
    uid,
    version,
    startsAt: storyCheckIn.toISOString(),
    nights: 2,
    guests: 1,
    needs: 'No nuts',
  })
})

/** `storySlot` is Alice's, and full; Bella has said yes to Olivia for the same brief. */
export const fullSlot = story('fullSlot', async (w: World) => {
  const alices = await scheduledCollab(w)
  const asked = await w.olivia.call('applyToBrief', { briefUid: alices.brief.uid, influencerUid: w.oliviaInfluencer })
  const olivias = await w.bella.call('approveCollab', { uid: asked.uid, version: asked.version })
  return { alices, olivias }
})

/** Olivia waits for `storySlot`, which is Alice's. */
export const waitingCollab = story('waitingCollab', async (w: World) => {
  const { alices, olivias } = await fullSlot(w)
  const { uid, version } = olivias
  const waiting = await w.olivia.call('joinWaitlist', { uid, version, startsAt: storySlot.toISOString(), guests: 0 })
  return { alices, olivias: waiting }
})

/** An hour after `storySlot`, Bella says that Alice did not come. */
export const missedCollab = story('missedCollab', async (w: World) => {
  const { uid, version } = await scheduledCollab(w)
  setClock(plus(storySlot, hourMs))
  return w.bella.call('markNoShow', { uid, version })
})

/** An hour after `storySlot`, Alice says that Luna could not host. */
export const unhostedCollab = story('unhostedCollab', async (w: World) => {
  const { uid, version } = await scheduledCollab(w)
  setClock(plus(storySlot, hourMs))
  return w.alice.call('markNotHosted', { uid, version, reason: 'The kitchen was closed.' })
})

/** The token of Luna's door link. */
export const doorToken = story('doorToken', async (w: World): Promise<string> => {
  const { url } = await w.bella.call('createDoorLink', { brandUid: w.luna })
  return must(new URL(url).searchParams.get('token'))
})

/** Alice has two pictures in her portfolio. */
export async function smallPortfolio(w: World): Promise<void> {
  await setInfluencer(w.database.db, w.aliceInfluencer, { gallery: ['one.webp', 'two.webp'] })
}

/** Olivia makes content of a kind that Alice makes, in the same city and for as many followers. */
export async function similarCreators(w: World): Promise<void> {
  await setInfluencer(w.database.db, w.oliviaInfluencer, { contentVibe: ['brunch'] })
}

/** A creator with a TikTok account larger than their Instagram, which the briefs of stories ask for. */
export async function twoAccounts(w: World): Promise<string> {
  return w.tx((tx) =>
    makeInfluencer(tx, {
      handle: 'two.accounts',
      name: 'Two Accounts',
      contentVibe: ['brunch'],
      ownerUid: w.alice.accountUid,
      social: [
        { platform: 'tiktok', handle: 'two.accounts', followers: 90_000, confirmedHow: 'self-declared' },
        { platform: 'instagram', handle: 'two.accounts', followers: 15_000, confirmedHow: 'self-declared' },
      ],
    }),
  )
}

/** One more spot of a brief is taken, by nobody in particular. */
export async function fillSpot(w: World, briefUid: string): Promise<void> {
  await w.tx((tx) => takeSpot(tx, briefUid))
}

/** The token of the link that Alice was mailed when Bella said yes; call it after `approvedCollab`. */
export async function scheduleToken(w: World): Promise<string> {
  const mails = await mailsTo(w, 'alice@example.test')
  const found = mails.map(({ text }) => /schedule\?token=(\S+)/.exec(text)?.[1]).find((token) => token !== undefined)
  return must(found, 'link to pick a time')
}

/** Olivia has applied, and waits for the team's answer. */
export const appliedCreator = story('appliedCreator', async (w: World) => {
  const appliedAt = now()
  await setInfluencer(w.database.db, w.oliviaInfluencer, { approval: 'applied', appliedAt })
  return { uid: w.oliviaInfluencer }
})

/** Alice asks about a live brief of Luna's before she requests it. */
export const askedQuestion = story('askedBriefQuestion', async (w: World, change: Partial<BriefContent> = {}) => {
  const { uid } = await liveBrief(w, change)
  const text = 'Is there a vegan menu? Call me on +44 20 7946 0958.'
  return w.alice.call('askBriefQuestion', { briefUid: uid, influencerUid: w.aliceInfluencer, text })
})
