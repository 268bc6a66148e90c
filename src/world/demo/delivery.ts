import { must } from '../../kit/contract/must.ts'
import type { Terms } from '../../domains/collabs/terms.ts'
import { tickedRules } from '../../domains/content/checklist.ts'
import { type InsightKind, kindsFor } from '../../domains/content/insights.ts'
import { kindAsked } from '../../domains/content/deliverable-checks.ts'
import type { BrandCategory, DeliverableType } from '../../domains/profiles/vocabulary.ts'
import { dayMs, hourMs, plus, setClock } from '../../kit/server/clock.ts'
import { liveUrlFor } from '../live-url.ts'
import type { DemoFiles } from './files.ts'
import type { DemoBrand, DemoInfluencer } from './demo-world.ts'
import type { Random } from './random.ts'
import { reviewBy } from './reviews.ts'

/** How far a story of content goes before the present stops it. */
export type Reach = 'submitted' | 'changes-requested' | 'completed'
type NotificationContent = {
  brand: DemoBrand
  guest: DemoInfluencer
  collabUid: string
  /** When the visit began. */
  visit: Date
  files: DemoFiles
  random: Random
  present: number
}

/** What creators write below any picture that venues of a category have: a dish, a room or a view. */
const lines: Readonly<Record<BrandCategory, readonly [string, ...string[]]>> = {
  Restaurant: [
    'I’d come back for this alone.',
    'Everything we ordered was worth sharing.',
    'Come hungry, and stay for one more course.',
    'The place you’ll want for your next birthday.',
  ],
  Hotel: [
    'I didn’t look at my phone until checkout.',
    'One night here feels like a week away.',
    'The kind of calm that’s hard to find in town.',
  ],
  Cafe: [
    'Save this for a slow Sunday.',
    'Get here early: the good things sell out by eleven.',
    'My new reason to take the long way to work.',
  ],
  Nightlife: [
    'Stay for one more round.',
    'Bring the friends who never want to go home.',
    'Where the evening starts, and usually ends.',
  ],
  Experience: [
    'I forgot the time completely.',
    'I’d never tried this. Now I want to come back.',
    'Bring a friend: it’s better with two.',
  ],
  Other: ['I’d come back tomorrow.', 'Save this one for later.', 'Worth the trip across town.'],
}
const remarks = [
  'Could the sign be in the picture at the start?',
  'The music is a little loud over your voice.',
  'Please show the dish before you cut it.',
]

/** From the visit to content: submitted two to six days later, with a round of changes now and then, looked at, published, counted. */
export async function tellOfContent(notification: NotificationContent, reach: Reach): Promise<void> {
  const { brand, collabUid, visit, random } = notification
  const submitted = plus(visit, reach === 'completed' ? (2 + random.int(5)) * dayMs : 20 * hourMs)
  setClock(submitted)
  await submitDeliverables(notification, 'save')
  if (reach === 'submitted') return
  let reviewed = plus(submitted, (1 + random.int(3)) * dayMs)
  if (reach === 'changes-requested' || random.int(4) === 0) {
    setClock(reach === 'completed' ? reviewed : plus(submitted, 6 * hourMs))
    await requestChangesOn(notification)
    if (reach === 'changes-requested') return
    setClock(plus(reviewed, dayMs))
    await submitDeliverables(notification, 'again')
    reviewed = plus(reviewed, 2 * dayMs)
  }
  setClock(reviewed)
  const waiting = (await brand.act('getDeliverables', { collabUid })).deliverables.filter(({ can }) => can.approve)
  await brand.act('approveContent', { collabUid, deliverables: waiting.map(({ uid, version }) => ({ uid, version })) })
  await publish(notification, plus(reviewed, (1 + random.int(2)) * dayMs))
}

async function submitDeliverables(
  { brand, guest, collabUid, files, random }: NotificationContent,
  turn: 'save' | 'again',
): Promise<void> {
  const { terms } = await guest.act('getCollab', { uid: collabUid })
  const { deliverables } = await guest.act('getDeliverables', { collabUid })
  const ofCategory = lines[brand.category]
  const [first] = ofCategory
  for (const deliverable of deliverables) {
    if (!deliverable.can.save) continue
    guest.delivered += 1
    const fileUid = await files.take(kindAsked(deliverable) ?? 'video', brand, guest)
    const saved = await guest.act('saveDeliverable', {
      uid: deliverable.uid,
      version: deliverable.version,
      fileUids: [fileUid],
      caption: captionOf(must(terms, 'terms'), turn === 'again' ? first : random.pick(ofCategory)),
      ticks: [...tickedRules],
    })
    await guest.act('submitDeliverable', { uid: saved.uid, version: saved.version })
  }
}

function captionOf(terms: Terms, line: string): string {
  const mentions = terms.mentions.map((name) => `@${name.replace(/^@/, '')}`)
  const hashtags = terms.hashtags.map((name) => `#${name.replace(/^#/, '')}`)
  return [terms.disclosure.accepted[0], line, ...mentions, ...hashtags].join(' ')
}

async function requestChangesOn({ brand, collabUid, random }: NotificationContent): Promise<void> {
  const [deliverable] = (await brand.act('getDeliverables', { collabUid })).deliverables
  if (!deliverable) return
  const text = random.pick(remarks)
  const atMs = deliverable.contentType === 'video' ? 1_500 : null
  await brand.act('addComment', {
    uid: deliverable.uid,
    fileVersion: must(deliverable.versions[0], 'version').number,
    text,
    atMs,
  })
  await brand.act('requestChanges', { uid: deliverable.uid, version: deliverable.version, text })
}

/** What a format reaches beside what a creator's posts usually do: a Story is seen by few. */
const reachOf = { reel: 1.15, post: 0.6, story: 0.35, stream: 0.25, ugc: 0.5 } as const satisfies Record<
  DeliverableType,
  number
>

/** When each capture is taken, and which part of a month's views there are by then. */
const captures: Readonly<Record<InsightKind, { afterMs: number; share: number }>> = {
  'story-20h': { afterMs: 20 * hourMs, share: 1 },
  'day-7': { afterMs: 7 * dayMs + hourMs, share: 0.7 },
  'day-30': { afterMs: 30 * dayMs + hourMs, share: 1 },
}

/** Live addresses, figures at day 7 and day 30 (of a Story, once) from most, and what each side thought. */
async function publish({ brand, guest, collabUid, random, present }: NotificationContent, at: Date): Promise<void> {
  setClock(at)
  const { deliverables } = await guest.act('getDeliverables', { collabUid })
  const forAds: { uid: string; version: number }[] = []
  for (const [index, deliverable] of deliverables.entries())
    if (deliverable.can.publish) {
      const published = await guest.act('markPublished', {
        uid: deliverable.uid,
        version: deliverable.version,
        url: liveUrlFor(deliverable, random.int(9_000_000) + index),
      })
      if (published.can.giveAdCode && present - at.getTime() < 45 * dayMs) forAds.push(published)
    }
  setClock(plus(at, 5 * hourMs))
  if (random.int(5) > 0) await guest.act('submitReview', { collabUid, ...reviewBy('creator', random), isShared: true })
  setClock(plus(at, 9 * hourMs))
  if (random.int(6) > 0) await brand.act('submitReview', { collabUid, ...reviewBy('venue', random) })
  // The code for ads of one is asked for, those of the others are there.
  for (const [index, { uid, version }] of forAds.entries())
    if (index === 0) await brand.act('requestAdCode', { uid, version })
    else await guest.act('saveAdCode', { uid, version, code: `adcode-${uid.slice(-12)}`, days: 60 })
  for (const deliverable of deliverables) {
    const views = Math.round(guest.averageViews * reachOf[deliverable.type] * Math.exp(random.normal() * 0.45))
    for (const kind of kindsFor(deliverable.type)) {
      const { afterMs, share } = captures[kind]
      const taken = plus(at, afterMs)
      // Some never hand their figures in.
      if (taken.getTime() > present || random.int(6) === 0) continue
      setClock(taken)
      await guest.act('addInsights', { uid: deliverable.uid, kind, ...countsOf(Math.round(views * share), random) })
    }
  }
}

function countsOf(views: number, random: Random) {
  const likes = Math.round(views * (0.03 + random.next() * 0.05))
  return {
    views,
    reach: Math.round(views * 0.82),
    likes,
    comments: Math.round(likes * 0.06),
    saves: random.int(4) === 0 ? null : Math.round(likes * 0.2),
    shares: Math.round(likes * 0.1),
    clicks: null,
  }
}
