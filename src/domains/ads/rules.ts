import { type Audience, type AdPosition, positionFacts, adPositions } from './ad.ts'

/** Who looks, as far as an audience asks. */
export type Viewer = {
  role: 'admins' | 'members'
  cities: readonly string[]
  tier: string | null
  labels: readonly string[]
}

/** Whether an ad is meant for somebody: every condition holds, each by any of its values. */
export function isMeantFor({ role, cities, tiers, labels }: Audience, viewer: Viewer): boolean {
  return (
    (role === 'everyone' || role === viewer.role) &&
    meets(cities, viewer.cities) &&
    meets(tiers, viewer.tier === null ? [] : [viewer.tier]) &&
    meets(labels, viewer.labels)
  )
}

function meets(asked: readonly string[], has: readonly string[]): boolean {
  return asked.length === 0 || asked.some((one) => has.includes(one))
}

type Running = { uid: string; priority: number; house: boolean; startsAt: Date; views: number }

const dayMs = 86_400_000

/** The rule as staff read it. */
export const choiceRule =
  'We show the ad with the highest priority first. If priorities are equal, we show the one with the fewest views per day. House ads fill the gaps.'

/** The one of those that fit: never a house ad while another fits, then by priority, then by views per day so far: each gets an equal share of its days. */
export function chooseOf<P extends Running>(fitting: readonly P[], at: Date): P | null {
  const perDay = ({ startsAt, views }: Running) =>
    views / Math.max(1, Math.ceil((at.getTime() - startsAt.getTime()) / dayMs))
  const sorted = fitting.toSorted(
    (a, b) =>
      Number(a.house) - Number(b.house) ||
      a.priority - b.priority ||
      perDay(a) - perDay(b) ||
      a.uid.localeCompare(b.uid, 'en'),
  )
  return sorted[0] ?? null
}

export type Planned = {
  uid: string
  name: string
  position: AdPosition
  audience: Audience
  startsAt: Date
  endsAt: Date | null
  priority: number
  house: boolean
}
export type Warning = { kind: 'clash' | 'empty'; position: AdPosition; uids: string[]; text: string }

/** What is odd about the approved ads that have not ended: two for the same people at once, a position with none now. */
export function warningsOf(approved: readonly Planned[], at: Date): Warning[] {
  const empty = adPositions
    .filter((position) => !approved.some((one) => one.position === position && isWithin(one, at)))
    .map((position): Warning => {
      const text = `${positionFacts[position].name}: no ad is showing, not even a house ad.`
      return { kind: 'empty', position, uids: [], text }
    })
  const sold = approved.filter(({ house }) => !house)
  const clashes = sold.flatMap((one, index) =>
    sold
      .slice(index + 1)
      .filter((other) => isClash(one, other))
      .map((other) => clashOf(one, other)),
  )
  return [...empty, ...clashes]
}

function clashOf(one: Planned, other: Planned): Warning {
  const [first, second] = one.priority <= other.priority ? [one, other] : [other, one]
  const where = `${positionFacts[one.position].name}: “${first.name}” and “${second.name}” target the same people at the same time.`
  const text =
    first.priority === second.priority
      ? `${where} They’ll take turns.`
      : `${where} People only see the second once they’ve seen the first as often as its limit allows.`
  return { kind: 'clash', position: one.position, uids: [first.uid, second.uid], text }
}

function isWithin({ startsAt, endsAt }: Planned, at: Date): boolean {
  return startsAt <= at && (endsAt === null || endsAt > at)
}

function isClash(a: Planned, b: Planned): boolean {
  const inTime = (a.endsAt === null || b.startsAt < a.endsAt) && (b.endsAt === null || a.startsAt < b.endsAt)
  return a.position === b.position && inTime && areForTheSame(a.audience, b.audience)
}

function areForTheSame(a: Audience, b: Audience): boolean {
  const both = (one: readonly string[], other: readonly string[]) => other.length === 0 || meets(one, other)
  return (
    (a.role === 'everyone' || b.role === 'everyone' || a.role === b.role) &&
    both(a.cities, b.cities) &&
    both(a.tiers, b.tiers) &&
    both(a.labels, b.labels)
  )
}
