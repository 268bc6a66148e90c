import type { BriefContent } from '../../domains/briefs/brief.ts'
import { slotsBetween } from '../../domains/briefs/availability.ts'
import { CallError } from '../../kit/contract/errors.ts'
import { dayMs, hourMs, minuteMs, plus, setClock } from '../../kit/server/clock.ts'
import type { DemoBrand, DemoInfluencer, DemoWorld } from './make.ts'
import { type Random, seededRandom } from './random.ts'
import { demoOffers } from './venues.ts'

/** What becomes of a past request, roughly as often as in life. */
const endings = ['declined', 'withdrawn', 'cancelled', 'no-show', 'expired'] as const
const pastRounds = 4

/** Two years of briefs and collabs, then the present: requests to answer, visits to come, a few drafts and a queue. */
export async function makeDemoHistory(world: DemoWorld, present: number): Promise<void> {
  const random = seededRandom(11)
  for (let round = 0; round < pastRounds; round += 1) {
    const start = present - (680 - round * 160) * dayMs
    for (const brand of world.brands.filter((_, index) => index % pastRounds === round))
      await pastBrief(world, brand, start, random)
  }
  setClock(new Date(present - 9 * dayMs))
  for (const [index, brand] of world.brands.entries()) await presentBriefs(world, brand, index, present, random)
}

/** One offer of a venue as a brief's content, live between two moments. */
function contentOf(brand: DemoBrand, which: number, from: number, until: number, random: Random): BriefContent {
  const offers = demoOffers[brand.category]
  const { alcohol = false, hashtag, ...offer } = offers[which % offers.length]!
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  const evening = brand.category === 'Nightlife'
  const windows = [2, 3, 4, 6].map((weekday) =>
    evening ? { weekday, from: '19:00', to: '22:00' } : { weekday, from: '12:00', to: '17:00' },
  )
  return {
    ...offer,
    ...{ spendCapMinor: offer.valueMinor + 20_00, aboveCap: 'influencer', serviceCovered: true, showsAlcohol: alcohol },
    deliverables: [
      { type: 'reel', contentType: 'video', platform: 'instagram', count: 1 },
      ...(which % 2 === 0
        ? [{ type: 'post' as const, contentType: 'image' as const, platform: 'instagram' as const, count: 1 }]
        : []),
    ],
    ...{
      mentions: [brand.handle],
      hashtags: [hashtag],
      usageRights: random.pick(['organic', 'organic', 'paid', 'none'] as const),
      usageMonths: 6,
      keepMonths: 6,
    },
    eligibility: {
      cities: [brand.city],
      platforms: [],
      followersFrom: [1_000, 2_500, 10_000, 60_000][which % 4]!,
      followersTo: null,
      engagementFromBp: null,
      engagementToBp: null,
      ageBrackets: [],
      languages: [],
      listUids: [],
    },
    ...{
      liveFrom: day(from),
      liveUntil: day(until),
      maxCollabs: 6 + random.int(8),
      repeatLimit: 1,
      approval: 'manual',
      autoFit: 70,
    },
    availability: { windows, slotMinutes: 90, capacity: 1 + random.int(2), leadHours: 24, blackout: [] },
    pictures: [
      ...brand.pictures.slice(which % brand.pictures.length),
      ...brand.pictures.slice(0, which % brand.pictures.length),
    ],
  }
}

/** A live brief of a venue: submitted, and approved where staff have to. */
async function goLive(world: DemoWorld, brand: DemoBrand, content: BriefContent) {
  const draft = await brand.act('createBrief', { brandUid: brand.uid, content })
  const submitted = await brand.act('submitBrief', { uid: draft.uid, version: draft.version, note: '' })
  return submitted.status === 'live'
    ? submitted
    : world.manager('approveBrief', { uid: submitted.uid, version: submitted.version })
}

async function pastBrief(world: DemoWorld, brand: DemoBrand, start: number, random: Random): Promise<void> {
  setClock(new Date(start))
  const brief = await goLive(world, brand, contentOf(brand, brand.handle.length, start, start + 90 * dayMs, random))
  const guests = pickFrom(
    world.influencers.filter((one) => one.city === brand.city && one.uid !== world.people.influencers.creator),
    3,
    random,
  )
  for (const [index, guest] of guests.entries()) {
    const asked = start + (2 + index * 3) * dayMs
    await pastCollab(brand, guest, brief, asked, random.pick(endings))
  }
}

/** One collab of the past, told through what each side did and when. A refusal by the rules ends it there, as in life. */
async function pastCollab(
  brand: DemoBrand,
  guest: DemoInfluencer,
  brief: { uid: string; timezone: string; content: BriefContent },
  asked: number,
  ending: (typeof endings)[number],
): Promise<void> {
  try {
    setClock(new Date(asked))
    let collab = await guest.act('applyToBrief', {
      briefUid: brief.uid,
      influencerUid: guest.uid,
      message: 'Your place has been on my list for a while.',
    })
    if (ending === 'expired') return
    setClock(new Date(asked + 5 * hourMs))
    const { uid } = collab
    if (ending === 'declined')
      return void (await brand.act('declineCollab', { uid, version: collab.version, reason: 'dates', note: '' }))
    collab = await brand.act('approveCollab', { uid, version: collab.version })
    if (ending === 'withdrawn')
      return void (await guest.act('withdrawCollab', { uid, version: collab.version, note: 'Out of town after all.' }))
    const at = new Date(asked + dayMs)
    setClock(at)
    const { availability, liveFrom, liveUntil } = brief.content
    const slot = slotsBetween(
      { availability, timezone: brief.timezone, liveFrom, liveUntil },
      plus(at, 2 * dayMs),
      plus(at, 16 * dayMs),
      at,
    )[0]
    if (!slot) return
    collab = await guest.act('scheduleVisit', {
      uid,
      version: collab.version,
      startsAt: slot.toISOString(),
      party: Math.min(1, brief.content.guests),
    })
    if (ending === 'cancelled')
      return void (await guest.act('cancelCollab', { uid, version: collab.version, reason: 'I have caught a cold.' }))
    setClock(plus(slot, 2 * hourMs))
    await brand.act('markNoShow', { uid, version: collab.version })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}

/** What is going on now: live briefs with requests, visits to come, a draft here and a submitted one there. */
async function presentBriefs(
  world: DemoWorld,
  brand: DemoBrand,
  index: number,
  present: number,
  random: Random,
): Promise<void> {
  const from = present - 9 * dayMs
  setClock(new Date(from + index * minuteMs))
  const second = contentOf(brand, index + 1, from, present + 60 * dayMs, random)
  if (index % 6 === 3) await brand.act('createBrief', { brandUid: brand.uid, content: { ...second, pictures: [] } })
  else if (index % 3 !== 2) await pauseSome(brand, await goLive(world, brand, second), index)
  if (index % 8 === 4) {
    const draft = await brand.act('createBrief', {
      brandUid: brand.uid,
      content: contentOf(brand, 2, present, present + 60 * dayMs, random),
    })
    await brand.act('submitBrief', { uid: draft.uid, version: draft.version, note: 'Our autumn menu.' })
  }
  const brief = await goLive(world, brand, contentOf(brand, index, from, present + 75 * dayMs, random))
  const { creator } = world.people.influencers
  const around = world.influencers.filter((one) => one.city === brand.city && one.uid !== creator)
  const guests = pickFrom(around, 6, random)
  // The demo creator was at the demo brand's first venue and owes it content.
  if (brand.uid === world.people.brands.harbour) guests[2] = world.influencers.find((one) => one.uid === creator)!
  for (const [turn, guest] of guests.entries()) await presentCollab(brand, guest, brief, present, turn, index)
}

async function pauseSome(brand: DemoBrand, brief: { uid: string; version: number }, index: number): Promise<void> {
  if (index % 12 === 1) await brand.act('pauseBrief', { uid: brief.uid, version: brief.version })
}

/** Turn by turn: a request to answer, one agreed, one booked. */
async function presentCollab(
  brand: DemoBrand,
  guest: DemoInfluencer,
  brief: { uid: string; timezone: string; content: BriefContent },
  present: number,
  turn: number,
  index: number,
): Promise<void> {
  try {
    // The third of them came in the last days, the others are still to come.
    const came = turn === 2
    const asked = present - (came ? 8 : 6 - (turn % 5)) * dayMs + index * minuteMs
    setClock(new Date(asked))
    let collab = await guest.act('applyToBrief', {
      briefUid: brief.uid,
      influencerUid: guest.uid,
      message: 'I would love to show your place to people who care where they eat.',
    })
    if (turn % 3 === 0) return
    setClock(new Date(asked + 20 * hourMs))
    collab = await brand.act('approveCollab', { uid: collab.uid, version: collab.version })
    if (turn % 3 === 1) return
    const at = new Date(asked + 26 * hourMs)
    setClock(at)
    const { availability, liveFrom, liveUntil } = brief.content
    const [first, last] = came
      ? [plus(at, dayMs), new Date(present - 6 * hourMs)]
      : [new Date(present + (turn % 2) * dayMs), new Date(present + 12 * dayMs)]
    const open = slotsBetween({ availability, timezone: brief.timezone, liveFrom, liveUntil }, first, last, at)
    const slot = open[(index + turn) % Math.max(1, Math.min(open.length, 6))]
    if (!slot) return
    collab = await guest.act('scheduleVisit', {
      uid: collab.uid,
      version: collab.version,
      startsAt: slot.toISOString(),
      party: Math.min(1, brief.content.guests),
      needs: turn % 2 ? 'Vegetarian' : '',
    })
    if (!came) return
    setClock(plus(slot, 4 * minuteMs))
    await arrive(brand, collab.visit!.uid)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}

function pickFrom<T>(items: readonly T[], wanted: number, random: Random): T[] {
  const rest = [...items]
  return Array.from({ length: Math.min(wanted, rest.length) }, () => rest.splice(random.int(rest.length), 1)[0]!)
}

/** Ticked in at the door, as most guests are. */
async function arrive(brand: DemoBrand, visitUid: string): Promise<void> {
  const { url } = await brand.act('createDoorLink', { brandUid: brand.uid })
  await brand.act('tickDoor', { token: new URL(url).searchParams.get('token')!, visitUid, mark: 'arrived' })
}
