import { must } from '../../kit/contract/must.ts'
import type { BriefContent } from '../../domains/briefs/brief.ts'
import { slotsBetween } from '../../domains/briefs/availability.ts'
import { CallError } from '../../kit/contract/errors.ts'
import { dayMs, hourMs, minuteMs, plus, setClock } from '../../kit/server/clock.ts'
import type { TermsSuggestion } from '../../domains/collabs/terms-changes.ts'
import { makeDemoKey } from './api-keys.ts'
import { tellOfContent } from './delivery.ts'
import type { DemoFiles } from './files.ts'
import type { DemoBrand, DemoInfluencer, DemoWorld } from './demo-world.ts'
import { contentOf, goLive, nightsFrom } from './offers.ts'
import { addRequests } from './requests.ts'
import { type Random, seededRandom } from './random.ts'
import { addTodaysVisit, openToday } from './today.ts'
import { arrive, pickFrom } from './visits.ts'

type Turn = 'asks' | 'suggests' | 'agreed' | 'to-come' | 'came' | 'delivered' | 'changes-requested'
/** Room for those who come and for all who ask to choose from. */
const spotsAtHarbour = 16
const inTown: readonly Turn[] = ['asks', 'agreed', 'to-come', 'delivered', 'asks', 'to-come']
/** Outside the demo's own city, three of these in turn. */
const elsewhere: readonly Turn[] = ['asks', 'agreed', 'came', 'to-come']
/** What one of them would rather make than what the brief asks for. */
const suggestion: TermsSuggestion = {
  deliverables: [{ type: 'post', contentType: 'image', platform: 'instagram', count: 2 }],
}

const atHarbour: readonly Turn[] = [
  'suggests',
  'agreed',
  'came',
  'delivered',
  'to-come',
  'changes-requested',
  'asks',
  'to-come',
]

/** What is going on now: live briefs with requests, visits to come, content to look at, a draft here and a submitted one there. */
export async function makePresent(world: DemoWorld, files: DemoFiles, present: number): Promise<void> {
  const random = seededRandom(23)
  for (const [index, brand] of world.brands.entries()) {
    setClock(new Date(present - 9 * dayMs + index * minuteMs))
    if (brand.uid === world.people.brands.fresh) await firstDraft(brand, present, random)
    else await presentOf({ world, files, random, present }, brand, index)
  }
  await makeDemoKey(world)
}

type NotificationContent = { world: DemoWorld; files: DemoFiles; random: Random; present: number }

/** The new brand has begun its first brief, and nothing else. */
async function firstDraft(brand: DemoBrand, present: number, random: Random): Promise<void> {
  const content = contentOf(brand, 0, { from: present, until: present + 60 * dayMs }, random)
  await brand.act('createBrief', { brandUid: brand.uid, content: { ...content, pictures: [] } })
}

async function presentOf(notification: NotificationContent, brand: DemoBrand, index: number): Promise<void> {
  const { world, random, present } = notification
  const from = present - 9 * dayMs
  const { harbour, lantern, cafe } = world.people.brands
  // A hotel's own brief is a stay.
  const which = brand.category === 'Hotel' ? 0 : index
  const drawn = contentOf(brand, which, { from, until: present + 75 * dayMs }, random)
  const main = brand.uid === harbour ? openToday({ ...drawn, maxCollabs: spotsAtHarbour }, present) : drawn
  await otherBriefs(notification, brand, index)
  const brief = await goLive(world, brand, main)
  const { creator, both } = world.people.influencers
  const one = (uid: string) =>
    must(
      world.influencers.find((influencer) => influencer.uid === uid),
      'influencer',
    )
  const around = world.influencers.filter(({ city, uid }) => city === brand.city && uid !== creator && uid !== both)
  const turns = brand.uid === harbour ? atHarbour : brand.city === 'london' ? inTown : elsewhere.toSpliced(index % 4, 1)
  const eligible = around.filter((guest) => world.isEligible(guest, brand, brief.content))
  const guests = pickFrom(eligible, turns.length, random)
  for (const guest of pickFrom(around, turns.length * 2, random))
    await guest.act('recordBriefView', { influencerUid: guest.uid, briefUid: brief.uid })
  // The demo creator owes the first venue content, waits for the third's answer, and visits another soon.
  if (brand.uid === harbour) guests[2] = one(creator)
  if (brand.uid === cafe) guests[0] = one(creator)
  // A fourth has just said yes: the mail of it asks for a time, and can be tried.
  if (index === 4) guests[1] = one(creator)
  if (index === 5) guests[2] = one(creator)
  if (index === 6) guests[2] = one(both)
  // The hotel of their city has said yes as well: a stay to book.
  if (brand.category === 'Hotel' && brand.city === 'london') guests[1] = one(creator)
  for (const [at, guest] of guests.entries())
    await presentCollab(notification, brand, guest, brief, must(turns[at], 'turn'), index + at)
  if (brand.uid === harbour) {
    const others = eligible.filter((guest) => !guests.includes(guest))
    await addRequests(others, brief.uid, present)
    await addTodaysVisit(brand, brief, others.toReversed(), present)
  }
  if (brand.uid !== lantern) return
  setClock(new Date(present - 30 * hourMs))
  await brand.act('inviteInfluencer', {
    briefUid: brief.uid,
    influencerUid: creator,
    message: 'Your evening Reels are just what we’re looking for. Would you like to visit?',
  })
}

/** Besides the one with guests: a live or paused one, a draft, one in the queue. */
async function otherBriefs(
  { world, random, present }: NotificationContent,
  brand: DemoBrand,
  index: number,
): Promise<void> {
  const which = brand.category === 'Hotel' ? 1 : index + 1
  const second = contentOf(brand, which, { from: present - 9 * dayMs, until: present + 60 * dayMs }, random)
  if (index % 6 === 3) await brand.act('createBrief', { brandUid: brand.uid, content: { ...second, pictures: [] } })
  else if (index % 3 !== 2) {
    const live = await goLive(world, brand, second)
    if (index % 12 === 1) await brand.act('pauseBrief', { uid: live.uid, version: live.version })
  }
  if (index % 8 !== 4) return
  const content = contentOf(brand, 2, { from: present, until: present + 60 * dayMs }, random)
  const draft = await brand.act('createBrief', { brandUid: brand.uid, content })
  await brand.act('submitBrief', { uid: draft.uid, version: draft.version, note: 'Our autumn menu.' })
}

async function presentCollab(
  notification: NotificationContent,
  brand: DemoBrand,
  guest: DemoInfluencer,
  brief: { uid: string; timezone: string; content: BriefContent },
  turn: Turn,
  nth: number,
): Promise<void> {
  const { present } = notification
  const hasCome = turn === 'came' || turn === 'delivered' || turn === 'changes-requested'
  try {
    const asked = present - (hasCome ? 8 * dayMs : (8 + (nth % 5) * 22) * hourMs) + nth * minuteMs
    setClock(new Date(asked))
    await guest.act('recordBriefView', { influencerUid: guest.uid, briefUid: brief.uid })
    let collab = await guest.act('applyToBrief', {
      briefUid: brief.uid,
      influencerUid: guest.uid,
      message: 'I’d love to show my followers round. They care where they eat.',
      ...(turn === 'suggests' && { suggestion }),
    })
    if (turn === 'asks' || turn === 'suggests') return
    setClock(new Date(asked + 3 * hourMs))
    collab = await brand.act('approveCollab', { uid: collab.uid, version: collab.version })
    if (turn === 'agreed') return
    const at = new Date(asked + 5 * hourMs)
    setClock(at)
    const { availability, liveFrom, liveUntil } = brief.content
    const [first, last] = hasCome
      ? [plus(at, dayMs), new Date(present - (turn === 'came' ? 6 : 30) * hourMs)]
      : [new Date(present + 3 * hourMs), new Date(present + 9 * dayMs)]
    const open = slotsBetween({ availability, timezone: brief.timezone, liveFrom, liveUntil }, first, last, at)
    const slot = open[nth % Math.max(1, Math.min(open.length, 6))]
    if (!slot) return
    collab = await guest.act('scheduleVisit', {
      uid: collab.uid,
      version: collab.version,
      startsAt: slot.toISOString(),
      ...nightsFrom(availability, slot),
      guests: Math.min(1, brief.content.guests),
      needs: nth % 3 === 0 ? 'Vegetarian' : '',
    })
    const talks = nth % 2 === 0 || guest.uid === notification.world.people.influencers.creator
    if (!hasCome) return talks ? await talk(notification, brand, guest, collab.uid) : undefined
    setClock(plus(slot, 4 * minuteMs))
    await arrive(brand, must(collab.visit, 'visit').uid)
    if (turn === 'came') return
    const told = { ...notification, brand, guest, collabUid: collab.uid, visit: slot }
    await tellOfContent(told, turn === 'delivered' ? 'submitted' : 'changes-requested')
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}

const questions = [
  'Can I film the kitchen for a few seconds?',
  'Is there a table by the window? The light would be lovely.',
  'My friend doesn’t eat meat. Is that OK?',
]
const answers = [
  'Of course, just tell Nora at the door.',
  'Yes, we’ve kept one for you.',
  'No problem at all. See you soon!',
]

/** A question before the visit, and its answer. */
async function talk(
  { random, present }: NotificationContent,
  brand: DemoBrand,
  guest: DemoInfluencer,
  collabUid: string,
): Promise<void> {
  const which = random.int(questions.length)
  setClock(new Date(present - (3 + which) * hourMs))
  await guest.act('sendMessage', { collabUid, key: 'question', text: must(questions[which], 'question') })
  if (which === 0) return
  setClock(new Date(present - which * hourMs))
  await brand.act('sendMessage', { collabUid, key: 'answer', text: must(answers[which], 'answer') })
}
