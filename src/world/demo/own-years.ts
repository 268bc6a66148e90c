import { must } from '../../kit/contract/must.ts'
import type { BriefContent } from '../../domains/briefs/brief.ts'
import { dayMs, setClock } from '../../kit/server/clock.ts'
import type { DemoBrand, DemoWorld } from './demo-world.ts'
import type { DemoFiles } from './files.ts'
import { contentOf, goLive } from './offers.ts'
import { type Ending, type NotificationContent, pastCollab } from './past.ts'
import { seededRandom } from './random.ts'
import { pickFrom } from './visits.ts'

const quarterDays = 87
/** How many creators ask each of the demo brand's venues in each quarter, oldest first: it begins with a few and grows. */
const askedByQuarter = { harbour: [3, 4, 5, 5, 6, 7, 8, 9], lantern: [2, 2, 2, 3, 3, 4, 4, 5] } as const
/** It chooses well: most come and deliver. */
const endings: readonly Ending[] = [
  ...Array<'completed'>(15).fill('completed'),
  ...(['declined', 'withdrawn', 'cancelled', 'no-show', 'not-hosted'] as const),
]
/** The quarters in which the demo's own creator comes to Harbour & Hearth. */
const ofMaya: readonly number[] = [1, 4, 6]

/** What the venues ask for, from quarter to quarter; TikTok only of those who are on it. */
const asked: readonly Pick<BriefContent, 'deliverables'>[] = [
  { deliverables: [reel('instagram'), { type: 'post', contentType: 'image', platform: 'instagram', count: 1 }] },
  { deliverables: [reel('instagram'), { type: 'story', contentType: 'image', platform: 'instagram', count: 1 }] },
  { deliverables: [{ type: 'post', contentType: 'image', platform: 'instagram', count: 2 }] },
  { deliverables: [reel('tiktok')] },
]

/**
 * The demo brand's own two years: a brief a quarter at each of its two venues, so that every month has visits, and a year
 * can be seen beside the year before. Some of those who come live in other cities.
 */
export async function makeOwnYears(world: DemoWorld, files: DemoFiles, present: number): Promise<void> {
  const random = seededRandom(31)
  for (const key of ['harbour', 'lantern'] as const) {
    const brand = must(
      world.brands.find(({ uid }) => uid === world.people.brands[key]),
      'brand',
    )
    for (const [quarter, wanted] of askedByQuarter[key].entries()) {
      const start = present - (725 - quarter * quarterDays) * dayMs
      await quarterOf({ world, files, brand, random, present }, { quarter, start, wanted })
    }
  }
}

type Quarter = { quarter: number; start: number; wanted: number }

async function quarterOf(story: NotificationContent, { quarter, start, wanted }: Quarter): Promise<void> {
  const { world, brand, random } = story
  setClock(new Date(start))
  const drawn = contentOf(brand, quarter, { from: start, until: start + 100 * dayMs, isOver: true }, random)
  const { deliverables } = must(asked[quarter % asked.length], 'deliverables')
  const onTikTok = deliverables.some(({ platform }) => platform === 'tiktok')
  const eligibility = {
    ...drawn.eligibility,
    followersFrom: 2_500,
    platforms: onTikTok ? (['tiktok'] as const).slice() : [],
  }
  const brief = await goLive(world, brand, { ...drawn, deliverables, eligibility })
  const guests = pickFrom(around(world, brand, brief.content, start), wanted, random)
  const { creator } = world.people.influencers
  const maya = world.influencers.find(({ uid }) => uid === creator)
  const isMayas = brand.uid === world.people.brands.harbour && ofMaya.includes(quarter)
  if (maya && isMayas && !guests.includes(maya)) guests[0] = maya
  for (const [nth, guest] of guests.entries()) {
    const at = start + (2 + (nth * 76) / wanted) * dayMs
    await pastCollab(story, guest, brief, at, guest === maya ? 'completed' : random.pick(endings))
  }
  if (quarter === askedByQuarter.harbour.length - 1) return
  setClock(new Date(start + 110 * dayMs))
  const { uid, version } = await brand.act('getBrief', { uid: brief.uid })
  await brand.act('archiveBrief', { uid, version })
}

/** Those who were members by then, live in the city or come to it, and whom the brief is open to. */
function around(world: DemoWorld, brand: DemoBrand, content: BriefContent, start: number) {
  return world.influencers.filter(
    (one) =>
      (one.city === brand.city || one.alsoIn.includes(brand.city)) &&
      one.joinedAt < start + 2 * dayMs &&
      world.isEligible(one, brand, content),
  )
}

function reel(platform: 'instagram' | 'tiktok') {
  return { type: 'reel', contentType: 'video', platform, count: 1 } as const
}
