import { must } from '../../kit/contract/must.ts'
import { slotsBetween } from '../../domains/briefs/availability.ts'
import type { BriefContent } from '../../domains/briefs/brief.ts'
import { CallError } from '../../kit/contract/errors.ts'
import { dayMs, hourMs, minuteMs, plus, setClock } from '../../kit/server/clock.ts'
import { tellOfContent } from './delivery.ts'
import type { DemoFiles } from './files.ts'
import { arrive, pickFrom } from './visits.ts'
import type { DemoBrand, DemoInfluencer, DemoWorld } from './demo-world.ts'
import { contentOf, goLive, nightsFrom } from './offers.ts'
import { type Random, seededRandom } from './random.ts'

/** What becomes of a past request, roughly as often as in life. */
const endings = [
  ...Array<'completed'>(7).fill('completed'),
  ...(['declined', 'withdrawn', 'cancelled', 'no-show', 'disputed', 'not-hosted', 'expired'] as const),
] as const
export type Ending = (typeof endings)[number] | 'overdue'

const rounds = 4
const guestsPerBrief = 4
/** How many of a city's creators go out often. */
const regulars = 7
const undecidedDays = 21

/** Two years of briefs and collabs; each brand has one past brief, every fifth a recent one besides. */
export async function makePast(world: DemoWorld, files: DemoFiles, present: number): Promise<void> {
  const random = seededRandom(11)
  const hosts = world.brands.filter((brand) => brand.uid !== world.people.brands.fresh)
  for (const [index, brand] of hosts.entries()) {
    const start = present - (680 - (index % rounds) * 160) * dayMs
    await pastBrief({ world, files, brand, random, present }, start, endings)
    if (index % 5 === 0)
      await pastBrief({ world, files, brand, random, present }, present - 48 * dayMs, ['completed', 'overdue'])
  }
}

export type NotificationContent = {
  world: DemoWorld
  files: DemoFiles
  brand: DemoBrand
  random: Random
  present: number
}

async function pastBrief(notification: NotificationContent, start: number, of: readonly Ending[]): Promise<void> {
  const { world, brand, random, present } = notification
  setClock(new Date(start))
  const brief = await goLive(
    world,
    brand,
    contentOf(brand, brand.handle.length, { from: start, until: start + 90 * dayMs, isOver: true }, random),
  )
  const known = [world.people.influencers.creator, world.people.influencers.both]
  const around = world.influencers.filter(
    (one) => one.city === brand.city && !known.includes(one.uid) && world.isEligible(one, brand, brief.content),
  )
  const guests = pickFrom(around.slice(0, regulars), guestsPerBrief, random)
  // The demo's own creators have been to several places of their city.
  const regular = must(
    world.influencers.find((one) => one.uid === known[world.brands.indexOf(brand) % 3 === 1 ? 1 : 0]),
    'influencer',
  )
  if (brand.city === regular.city && brand.act !== regular.act) guests[0] = regular
  for (const [index, guest] of guests.entries()) {
    const asked = start + (2 + index * 4) * dayMs
    await pastCollab(notification, guest, brief, asked, guest === regular ? 'completed' : random.pick(of))
  }
  // Old offers are put away; the recent ones are left to end by themselves.
  if (start > present - 200 * dayMs) return
  setClock(new Date(start + 150 * dayMs))
  const { uid, version } = await brand.act('getBrief', { uid: brief.uid })
  await brand.act('archiveBrief', { uid, version })
}

/** One collab of the past, told through what each side did and when. A refusal by the rules ends it there, as in life. */
export async function pastCollab(
  notification: NotificationContent,
  guest: DemoInfluencer,
  brief: { uid: string; timezone: string; content: BriefContent },
  asked: number,
  ending: Ending,
): Promise<void> {
  const { world, brand, random } = notification
  try {
    setClock(new Date(asked))
    let collab = await guest.act('applyToBrief', {
      briefUid: brief.uid,
      influencerUid: guest.uid,
      message: 'Your place has been on my list for a while.',
    })
    if (ending === 'expired') {
      setClock(new Date(asked + 15 * dayMs))
      return await world.run('expire-requests')
    }
    setClock(new Date(asked + (2 + random.int(30)) * hourMs))
    const { uid } = collab
    if (ending === 'declined')
      return void (await brand.act('declineCollab', { uid, version: collab.version, reason: 'dates', note: '' }))
    collab = await brand.act('approveCollab', { uid, version: collab.version })
    if (ending === 'withdrawn')
      return void (await guest.act('withdrawCollab', { uid, version: collab.version, note: 'Out of town after all.' }))
    const at = new Date(asked + 2 * dayMs)
    setClock(at)
    const { availability, liveFrom, liveUntil } = brief.content
    const open = slotsBetween(
      { availability, timezone: brief.timezone, liveFrom, liveUntil },
      plus(at, 2 * dayMs),
      plus(at, 16 * dayMs),
      at,
    )
    const slot = open[random.int(Math.min(open.length, 8))]
    if (!slot) return
    collab = await guest.act('scheduleVisit', {
      uid,
      version: collab.version,
      startsAt: slot.toISOString(),
      ...nightsFrom(availability, slot),
      guests: Math.min(1, brief.content.guests),
    })
    if (ending === 'cancelled')
      return void (await guest.act('cancelCollab', {
        uid,
        version: collab.version,
        reason: 'I’ve come down with a cold.',
      }))
    if (ending === 'no-show' || ending === 'disputed') return await notCome(notification, guest, collab, slot, ending)
    if (ending === 'not-hosted') return await notHosted(notification, guest, collab, slot)
    setClock(plus(slot, 4 * minuteMs))
    await arrive(brand, must(collab.visit, 'visit').uid)
    if (ending === 'completed')
      await tellOfContent({ ...notification, guest, collabUid: uid, visit: slot }, 'completed')
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}

type Booked = { uid: string; version: number }

async function notCome(
  notification: NotificationContent,
  guest: DemoInfluencer,
  { uid, version, visit }: Booked & { visit: { stay?: object | undefined } | null },
  slot: Date,
  ending: 'no-show' | 'disputed',
): Promise<void> {
  const { brand, world, present } = notification
  // Who stays the night may come late.
  setClock(plus(slot, visit?.stay ? 14 * hourMs : 2 * hourMs))
  await brand.act('markNoShow', { uid, version })
  if (ending === 'no-show') return
  setClock(plus(slot, dayMs))
  await guest.act('disputeNoShow', { uid, text: 'I was at the door at eight, and nobody had my name.' })
  // Of the last weeks some still wait for a decision.
  if (slot.getTime() > present - undecidedDays * dayMs) return
  setClock(plus(slot, 2 * dayMs))
  await world.manager('decideDispute', {
    uid,
    decision: 'reversed',
    reason: 'The booking wasn’t on the door list.',
  })
  await tellOfContent({ ...notification, guest, collabUid: uid, visit: plus(slot, 2 * dayMs) }, 'completed')
}

async function notHosted(
  { brand }: NotificationContent,
  guest: DemoInfluencer,
  { uid, version }: Booked,
  slot: Date,
): Promise<void> {
  setClock(plus(slot, 3 * hourMs))
  await guest.act('markNotHosted', { uid, version, reason: 'The kitchen was closed for a private party.' })
  setClock(plus(slot, dayMs))
  await brand.act('answerNotHosted', { uid, text: 'Our mistake. We would love to make up for it.' })
}
