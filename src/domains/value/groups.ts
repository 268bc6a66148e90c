import type { Scale, Summary, Worth } from './worth.ts'
import { costOf, partsOf, summarise } from './worth.ts'

/** By what the collabs of a period can be looked at. */
export const ownGroups = ['collab', 'creator', 'brief', 'venue', 'deliverable'] as const
/** Groups that follow from the collab alone. */
export type OwnGroup = (typeof ownGroups)[number]
/** A visit’s campaigns follow from its brief and day. */
export const valueGroups = [...ownGroups, 'campaign'] as const
export type ValueGroup = (typeof valueGroups)[number]

export type ValueRow = { key: string; name: string; collabUid: string | null; summary: Summary }

/** One collab for each of its approved deliverables, with its part of the cost; clicks and bookings are the whole collab's. */
function eachDeliverable(worth: Worth, scale: Scale): Worth[] {
  const cost = costOf(worth, scale)
  const usable = worth.items.filter(({ isApproved }) => isApproved)
  const parts = cost === null ? null : partsOf(worth, cost)
  return usable.map((item, nth) => ({
    ...worth,
    items: [item],
    lines: parts ? [{ kind: 'served', minor: parts[nth]?.cost ?? 0, currency: scale.currency, why: '' }] : worth.lines,
    clicks: null,
    bookings: null,
    vouchers: null,
    spent: [],
  }))
}

const named: Record<Exclude<OwnGroup, 'deliverable'>, (worth: Worth) => { key: string; name: string }> = {
  collab: ({ collabUid, influencerName, briefTitle }) => ({ key: collabUid, name: `${influencerName}: ${briefTitle}` }),
  creator: ({ influencerUid, influencerName, handle }) => ({
    key: influencerUid,
    name: `${influencerName} @${handle}`,
  }),
  brief: ({ briefUid, briefTitle }) => ({ key: briefUid, name: briefTitle }),
  venue: ({ brandUid, brandName }) => ({ key: brandUid, name: brandName }),
}

/** The rows of a period, dearest first. Their costs add up to the whole, collabs without approved content aside. */
export function rowsBy(by: OwnGroup, worths: readonly Worth[], scale: Scale): ValueRow[] {
  const rows =
    by === 'deliverable'
      ? worths.flatMap((worth) =>
          eachDeliverable(worth, scale).map((part) => ({
            key: part.items[0]?.uid ?? worth.collabUid,
            name: `${upperFirst(part.items[0]?.type ?? '')} by ${worth.influencerName}`,
            collabUid: worth.collabUid,
            summary: summarise([part], scale),
          })),
        )
      : [...Map.groupBy(worths, (worth) => named[by](worth).key)].map(([key, of]) => ({
          key,
          name: of[0] ? named[by](of[0]).name : '',
          collabUid: by === 'collab' ? key : null,
          summary: summarise(of, scale),
        }))
  return dearestFirst(rows)
}

/** A campaign as its visits are counted: those for these briefs, on these days of the venue’s calendar. */
export type CountedCampaign = { uid: string; name: string; briefUids: readonly string[]; from: string; until: string }

/** The row of visits that are in none of these campaigns. */
export const noCampaignKey = 'none'

/** The same by campaign, and in a row of their own those in none of them: campaigns of venues that the reader doesn’t belong to are not among these. A visit in two campaigns counts in both. */
export function rowsByCampaign(
  campaigns: readonly CountedCampaign[],
  worths: readonly Worth[],
  scale: Scale,
): ValueRow[] {
  const isIn = ({ briefUids, from, until }: CountedCampaign, { briefUid, day }: Worth) =>
    briefUids.includes(briefUid) && day >= from && day <= until
  const rows = campaigns.map((campaign) => ({
    key: campaign.uid,
    name: campaign.name,
    of: worths.filter((worth) => isIn(campaign, worth)),
  }))
  const rest = worths.filter((worth) => !campaigns.some((campaign) => isIn(campaign, worth)))
  return dearestFirst(
    [...rows, { key: noCampaignKey, name: 'Not in your campaigns', of: rest }]
      .filter(({ of }) => of.length > 0)
      .map(({ of, ...row }) => ({ ...row, collabUid: null, summary: summarise(of, scale) })),
  )
}

function dearestFirst(rows: readonly ValueRow[]): ValueRow[] {
  return rows.toSorted((a, b) => b.summary.costMinor - a.summary.costMinor || (a.key < b.key ? -1 : 1))
}

function upperFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
