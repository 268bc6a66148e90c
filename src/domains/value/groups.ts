import { oneFormat } from './one-format.ts'
import type { Scale, Summary, Worth } from './worth.ts'
import { costOf, partsOf, sum, summarise } from './worth.ts'

/** By what the collabs of a period can be looked at. */
export const ownGroups = ['collab', 'creator', 'brief', 'venue', 'deliverable'] as const
/** Groups that follow from the collab alone. */
export type OwnGroup = (typeof ownGroups)[number]
/** A visit’s campaigns follow from its brief and day. */
export const valueGroups = [...ownGroups, 'campaign'] as const
export type ValueGroup = (typeof valueGroups)[number]

export type ValueRow = {
  key: string
  name: string
  collabUid: string | null
  summary: Summary
  /** Of its visits in the period before; null where there were none. */
  before: Summary | null
}

/** The visits that one row holds, such as those of a creator. */
export type Within = { by: 'creator' | 'brief' | 'venue' | 'campaign'; key: string }

/** Bookings and what they spent are the whole collab's, and of none of its deliverables. */
const ofNoDeliverable = { bookings: null, vouchers: null, spent: [] }

/** One collab for each of its approved deliverables, with its part of the cost. */
function eachDeliverable(worth: Worth, scale: Scale): Worth[] {
  const cost = costOf(worth, scale)
  const usable = worth.items.filter(({ isApproved }) => isApproved)
  const parts = cost === null ? null : partsOf(worth, cost)
  return usable.map((item, nth) => ({
    ...worth,
    items: [item],
    lines: parts ? [{ kind: 'served', minor: parts[nth]?.cost ?? 0, currency: scale.currency, why: '' }] : worth.lines,
    ...ofNoDeliverable,
    clicks: item.clicks,
  }))
}

/** Of a collab what no row of an approved deliverable holds: the other deliverables and clicks and, without an approved one, the cost. */
function restOf(worth: Worth): Worth[] {
  const items = worth.items.filter(({ isApproved }) => !isApproved)
  const usable = worth.items.filter(({ isApproved }) => isApproved)
  const clicks = (worth.clicks ?? 0) - sum(usable.map((item) => item.clicks ?? 0)) || null
  if (usable.length > 0 && items.length === 0 && clicks === null) return []
  return [{ ...worth, items, lines: usable.length > 0 ? [] : worth.lines, ...ofNoDeliverable, clicks }]
}

/** The row of all that is of no approved deliverable. */
export const restKey = 'rest'

const named: Record<Exclude<OwnGroup, 'deliverable'>, (worth: Worth) => { key: string; name: string }> = {
  collab: ({ collabUid, influencerName, briefTitle }) => ({ key: collabUid, name: `${influencerName}: ${briefTitle}` }),
  creator: ({ influencerUid, influencerName, handle }) => ({
    key: influencerUid,
    name: `${influencerName} @${handle}`,
  }),
  brief: ({ briefUid, briefTitle }) => ({ key: briefUid, name: briefTitle }),
  venue: ({ brandUid, brandName }) => ({ key: brandUid, name: brandName }),
}

/**
 * The rows of a period, dearest first, each beside its visits of the period before; what had visits only then has a row as
 * well. Their costs add up to the whole.
 */
export function rowsBy(by: OwnGroup, worths: readonly Worth[], scale: Scale, past: readonly Worth[] = []): ValueRow[] {
  // Where several venues are shown, rows of one of them say whose they are.
  const isOfMany = new Set([...worths, ...past].map(({ brandUid }) => brandUid)).size > 1
  const venueOf = ({ brandName }: Worth) => (isOfMany ? ` at ${brandName}` : '')
  if (by === 'deliverable') return rowsByDeliverable(worths, scale, venueOf)
  const [now, before] = [worths, past].map((all) => Map.groupBy(all, (worth) => named[by](worth).key))
  // A collab is in one period alone.
  const keys = new Set([...(now?.keys() ?? []), ...(by === 'collab' ? [] : (before?.keys() ?? []))])
  return dearestFirst(
    [...keys].map((key) => {
      const [of = [], earlier = []] = [now?.get(key), before?.get(key)]
      const any = of[0] ?? earlier[0]
      return {
        key,
        name: any ? `${named[by](any).name}${by === 'collab' || by === 'brief' ? venueOf(any) : ''}` : '',
        collabUid: by === 'collab' ? key : null,
        ...bothOf(of, earlier, scale),
      }
    }),
  )
}

/** Each approved deliverable, and last what belongs to none. */
function rowsByDeliverable(worths: readonly Worth[], scale: Scale, venueOf: (worth: Worth) => string): ValueRow[] {
  const rest = worths.flatMap(restOf)
  const rows = dearestFirst(worths.flatMap((worth) => rowsOfDeliverables(worth, scale, venueOf(worth))))
  if (rest.length === 0) return rows
  const last = { key: restKey, name: 'Not from an approved deliverable', collabUid: null, before: null }
  // What its clicks cost is in the other rows.
  return [...rows, { ...last, summary: { ...summarise(rest, scale), perClickMinor: null } }]
}

function rowsOfDeliverables(worth: Worth, scale: Scale, venue: string): ValueRow[] {
  return eachDeliverable(worth, scale).map((part) => ({
    key: part.items[0]?.uid ?? worth.collabUid,
    name: `${upperFirst(oneFormat(part.items[0]?.type ?? '', part.items[0]?.platform ?? ''))} by ${worth.influencerName}${venue}`,
    collabUid: worth.collabUid,
    summary: summarise([part], scale),
    before: null,
  }))
}

function bothOf(worths: readonly Worth[], past: readonly Worth[], scale: Scale) {
  return { summary: summarise(worths, scale), before: past.length === 0 ? null : summarise(past, scale) }
}

/** A campaign as its visits are counted: those for these briefs, on these days of the venue’s calendar. */
export type CountedCampaign = {
  uid: string
  name: string
  briefUids: readonly string[]
  from: string
  until: string
  /** By the reader. Others belong to venues of the organisation whose team they aren’t on. */
  isSeen: boolean
}

/** The rows of visits that are only in campaigns the reader doesn’t see, and of those that are in none. */
export const otherCampaignsKey = 'others'
export const noCampaignKey = 'none'

type CampaignGroup = { key: string; name: string; holds: (worth: Worth) => boolean }

/** Into what visits fall by campaign. A visit in two campaigns falls into both. */
function campaignGroups(campaigns: readonly CountedCampaign[]): CampaignGroup[] {
  const isIn = ({ briefUids, from, until }: CountedCampaign, { briefUid, day }: Worth) =>
    briefUids.includes(briefUid) && day >= from && day <= until
  const seen = campaigns.filter(({ isSeen }) => isSeen)
  const isInAny = (of: readonly CountedCampaign[]) => (worth: Worth) => of.some((campaign) => isIn(campaign, worth))
  const [isInSeen, isInSome] = [isInAny(seen), isInAny(campaigns)]
  return [
    ...seen.map((campaign) => ({
      key: campaign.uid,
      name: campaign.name,
      holds: (worth: Worth) => isIn(campaign, worth),
    })),
    {
      key: otherCampaignsKey,
      name: 'In other venues’ campaigns',
      holds: (worth) => isInSome(worth) && !isInSeen(worth),
    },
    { key: noCampaignKey, name: 'Not in a campaign', holds: (worth) => !isInSome(worth) },
  ]
}

/** The same by campaign. Campaigns of venues that the reader doesn’t belong to share one row without their names. */
export function rowsByCampaign(
  campaigns: readonly CountedCampaign[],
  worths: readonly Worth[],
  scale: Scale,
  past: readonly Worth[] = [],
): ValueRow[] {
  return dearestFirst(
    campaignGroups(campaigns).flatMap(({ holds, ...row }) => {
      const [of, earlier] = [worths.filter(holds), past.filter(holds)]
      return of.length + earlier.length === 0 ? [] : [{ ...row, collabUid: null, ...bothOf(of, earlier, scale) }]
    }),
  )
}

/** Which visits a row holds, and what it is called; null where there is no such row. */
export function groupOf({ by, key }: Within, campaigns: readonly CountedCampaign[], worths: readonly Worth[]) {
  if (by === 'campaign') return campaignGroups(campaigns).find((group) => group.key === key) ?? null
  const holds = (worth: Worth) => named[by](worth).key === key
  const found = worths.find(holds)
  return found ? { key, name: named[by](found).name, holds } : null
}

function dearestFirst(rows: readonly ValueRow[]): ValueRow[] {
  const cost = ({ summary }: ValueRow) => summary.costMinor ?? -1
  return rows.toSorted((a, b) => cost(b) - cost(a) || (a.key < b.key ? -1 : 1))
}

function upperFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
