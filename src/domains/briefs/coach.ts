import { counted } from '../../kit/contract/counted.ts'
import { money } from '../../kit/contract/money.ts'
import { type BriefContent, windowMinutes } from './brief.ts'
import type { DisclosureRule } from './disclosure.ts'
import { worthOfStay } from './stays.ts'

/** What would raise a brief's score, and by how many points. */
export type CoachHint = { part: string; points: number; text: string }

/** Points of each part; they add up to 100. */
const weights = {
  pictures: 20,
  availability: 20,
  value: 15,
  guests: 10,
  rights: 10,
  story: 10,
  included: 5,
  cap: 5,
  eligibility: 5,
} as const

type Part = { part: keyof typeof weights; share: number; text: string }

/** How complete and attractive a brief is, 0 to 100, with what to improve, the most points first. */
export function coachOf(content: BriefContent): { score: number; hints: CoachHint[] } {
  const parts = [pictures, availability, value, guests, rights, story, included, cap, eligibility].map((judge) =>
    judge(content),
  )
  const lost = parts
    .map(({ part, share, text }) => ({ part, points: Math.round(weights[part] * (1 - share)), text }))
    .filter((hint) => hint.points > 0)
  return {
    score: 100 - lost.reduce((sum, hint) => sum + hint.points, 0),
    hints: lost.sort((a, b) => b.points - a.points),
  }
}

function pictures({ pictures: { length } }: BriefContent): Part {
  return {
    part: 'pictures',
    share: Math.min(1, length / 3),
    text:
      length === 0
        ? 'Add photos. The first one is your cover.'
        : 'Add at least three photos: the room, a dish, a detail.',
  }
}

/** Visits that fit into a week. */
function weeklyVisits({ windows, slotMinutes, capacity, stay }: BriefContent['availability']): number {
  if (stay) return Math.floor(7 / stay.minNights) * capacity
  return windows.reduce((sum, window) => sum + Math.floor(windowMinutes(window) / slotMinutes), 0) * capacity
}

function availability(content: BriefContent): Part {
  const visits = weeklyVisits(content.availability)
  const { stay, leadHours, windows } = content.availability
  if (stay) {
    // A room for two or more creators a week, and at least three days to arrive on.
    const share = Math.min(1, visits / 2) * Math.min(1, windows.length / 3)
    return { part: 'availability', share, text: 'Offer at least three check-in days and room for two stays a week.' }
  }
  const late = leadHours > 72
  const share = Math.min(1, visits / 6) * (late ? 0.7 : 1)
  const text =
    visits < 6
      ? `You have room for ${visits} ${visits === 1 ? 'visit' : 'visits'} a week. Aim for at least six.`
      : 'Asking for more than three days’ notice rules out last-minute visits.'
  return { part: 'availability', share, text }
}

/** What one deliverable is rewarded with, in minor units, from which on the ask is fair. */
const fairPerDeliverableMinor = 3_000

function value({ valueMinor, deliverables }: BriefContent): Part {
  const count = deliverables.reduce((sum, asked) => sum + asked.count, 0)
  const share = count === 0 ? 0 : Math.min(1, valueMinor / count / fairPerDeliverableMinor)
  return {
    part: 'value',
    share,
    text:
      count === 0
        ? 'Add the content you’d like.'
        : valueMinor === 0
          ? 'Add what the visit is worth.'
          : count === 1
            ? 'The value is low, even for one deliverable. Offer more.'
            : `${count} deliverables are a lot for this value. Ask for fewer or offer more.`,
  }
}

function guests(content: BriefContent): Part {
  return { part: 'guests', share: content.guests > 0 ? 1 : 0, text: 'Include a guest. Few people like to go alone.' }
}

function rights({ usageRights, usageMonths }: BriefContent): Part {
  const share = usageRights === 'paid' ? 0.4 : usageRights === 'organic' && usageMonths > 12 ? 0.6 : 1
  return {
    part: 'rights',
    share,
    text:
      usageRights === 'paid'
        ? 'Paid usage rights put many creators off. Start with organic use, and extend later if you like the content.'
        : '12 months is enough for most content.',
  }
}

function story(content: BriefContent): Part {
  return {
    part: 'story',
    share: Math.min(1, content.story.length / 120),
    text: 'Describe what makes the visit special in two or three sentences.',
  }
}

function included(content: BriefContent): Part {
  return {
    part: 'included',
    share: Math.min(1, content.included.length / 2),
    text: 'List what’s included, one item per line.',
  }
}

function cap({ spendCapMinor, valueMinor, availability: { stay } }: BriefContent): Part {
  const worthMinor = worthOfStay(valueMinor, stay, stay?.maxNights ?? 1)
  return {
    part: 'cap',
    share: spendCapMinor === null || spendCapMinor >= worthMinor ? 1 : 0,
    text: 'The spend cap is lower than the value, so creators may have to pay for part of the experience.',
  }
}

function eligibility(content: BriefContent): Part {
  const { followersFrom, ageBrackets, languages, listUids, engagementFromBp } = content.eligibility
  const narrow = [
    followersFrom !== null && followersFrom > 10_000,
    ageBrackets.length > 0,
    languages.length > 0,
    listUids.length > 0,
    engagementFromBp !== null && engagementFromBp > 400,
  ]
  const count = narrow.filter(Boolean).length
  return {
    part: 'eligibility',
    share: Math.max(0, 1 - count / 3),
    text: 'Fewer requirements bring more requests, and you still choose who visits.',
  }
}

export type BriefCheck = { name: string; ok: boolean; text: string }

/** What staff look at before approving, each with what the brief says. */
export function checksOf(
  content: BriefContent,
  venue: { country: string; currency: string; handle: string | null; rule: DisclosureRule },
): BriefCheck[] {
  const { handle, rule } = venue
  const { guests, mentions, spendCapMinor, usageRights, usageMonths } = content
  const amount = (minor: number) => money(minor, venue.currency)
  const count = content.deliverables.reduce((sum, asked) => sum + asked.count, 0)
  const mentionsVenue =
    handle === null || mentions.some((mention) => mention.replace('@', '').toLowerCase() === handle.toLowerCase())
  const fromAge25 = content.showsAlcohol && venue.country === 'GB'
  return [
    {
      name: 'Value',
      ok: value(content).share === 1,
      text: `${amount(content.valueMinor)} for ${counted(count, 'deliverable')}`,
    },
    {
      name: 'Guests',
      ok: guests > 0,
      text: guests === 0 ? 'No guests included' : `${counted(guests, 'guest')} included`,
    },
    {
      name: 'Spend cap',
      ok: cap(content).share === 1,
      text:
        spendCapMinor === null
          ? 'No spend cap'
          : `${amount(spendCapMinor)}. The ${content.aboveCap === 'brand' ? 'brand' : 'creator'} pays anything above it.`,
    },
    {
      name: 'Usage rights',
      ok: usageRights !== 'paid',
      text:
        usageRights === 'none'
          ? 'None requested'
          : `${usageRights === 'paid' ? 'Paid' : 'Organic'} use for ${counted(usageMonths, 'month')}`,
    },
    {
      name: 'Mentions',
      ok: mentionsVenue,
      text: mentionsVenue ? mentions.join(', ') : `The venue’s account, @${handle}, isn’t mentioned`,
    },
    { name: 'Disclosure', ok: true, text: `${rule.accepted[0]}: ${rule.note}` },
    {
      name: 'Alcohol',
      ok: !fromAge25 || content.eligibility.ageBrackets.every((bracket) => bracket !== '18-24'),
      text: content.showsAlcohol
        ? `Shown in the content${fromAge25 ? ', so creators have to be 25 or over in the UK' : ''}`
        : 'Not shown in the content',
    },
  ]
}
