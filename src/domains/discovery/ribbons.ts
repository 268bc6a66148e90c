import * as z from 'zod/mini'
import { BriefUid, RibbonUid } from '../../access/ids.ts'
import { instant, text } from '../../kit/contract/fields.ts'
import { type City, plusoneCities } from '../profiles/vocabulary.ts'
import { type Language, languages } from '../profiles/creator-vocabulary.ts'
import { type FeedRule, feedRules } from './taste.ts'

/** How many cards a ribbon has at most, and in how many ribbons one brief may stand. */
export const cardsPerRibbon = 12
const mostRibbonsPerBrief = 2
export const mostRibbons = 20

/** One of the ordered ribbons above the feed. Its place in the order is its place in the list. */
export const Ribbon = z.object({
  uid: RibbonUid,
  title: text(60),
  /** For those who do not read English; the title holds for the rest. */
  titles: z.partialRecord(z.enum(languages), text(60)),
  kind: z.enum(['rule', 'hand']),
  rule: z.nullable(z.enum(feedRules)),
  briefUids: z.array(BriefUid).check(z.maxLength(cardsPerRibbon, `Use at most ${cardsPerRibbon} briefs.`)),
  /** Null: in every city. */
  city: z.nullable(z.enum(plusoneCities)),
  /** `new`: those who have not kept a visit yet. */
  audience: z.enum(['all', 'new']),
  startsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  size: z.enum(['small', 'large']),
  /** With fewer cards the ribbon is hidden. */
  minimum: z.int().check(z.minimum(1), z.maximum(cardsPerRibbon)),
  /** Stays above all that are not. */
  pinned: z.boolean(),
})
export type Ribbon = z.output<typeof Ribbon>

/** What a rule is called as long as nobody has named its ribbon. */
export const ruleTitles: Record<FeedRule, string> = {
  tonight: 'Tonight',
  'closing-soon': 'Closing soon',
  new: 'New this week',
  'with-a-guest': 'With a guest',
  'quiet-near-home': 'Quiet venues near home',
  full: 'Full right now: join the waitlist',
}

/** The ribbons that hold until something is published: one for each rule. */
export const builtInRibbons: readonly Ribbon[] = feedRules.map((rule) => ({
  uid: `ribbon_${rule.replaceAll('-', '').padEnd(26, '0')}`,
  title: ruleTitles[rule],
  titles: {},
  kind: 'rule',
  rule,
  briefUids: [],
  city: null,
  audience: 'all',
  startsAt: null,
  endsAt: null,
  size: 'small',
  minimum: 1,
  pinned: false,
}))

/** What is wrong with a ribbon, as a sentence; null when nothing is. */
export function faultOf(ribbon: Omit<Ribbon, 'uid'>): string | null {
  const { kind, rule, briefUids, startsAt, endsAt } = ribbon
  if (kind === 'rule' && rule === null) return 'Choose a rule for the ribbon.'
  if (kind === 'hand' && briefUids.length === 0) return 'Add at least one brief to the ribbon.'
  if (new Set(briefUids).size < briefUids.length) return 'A brief can only be in a ribbon once.'
  if (kind === 'hand' && ribbon.minimum > briefUids.length)
    return 'The minimum is higher than the number of briefs, so the ribbon would never show.'
  return startsAt && endsAt && startsAt >= endsAt ? 'The end must be after the start.' : null
}

/** Pinned ribbons first, otherwise in the order they have. */
export function pinnedFirst<R extends { pinned: boolean }>(ribbons: readonly R[]): R[] {
  return [...ribbons.filter(({ pinned }) => pinned), ...ribbons.filter(({ pinned }) => !pinned)]
}

/** The ribbons with one of them at another place; a pinned one stays among the pinned, another below them. */
export function moveRibbon<R extends { pinned: boolean }>(ribbons: readonly R[], from: number, to: number): R[] {
  const moved = ribbons[from]
  if (!moved) return [...ribbons]
  const others = ribbons.toSpliced(from, 1)
  return pinnedFirst(others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, moved))
}

type Viewer = { city: City; isNew: boolean; at: Date }

/** Whether a ribbon is for these people, in this city, now. */
export function isShownTo(ribbon: Ribbon, { city, isNew, at }: Viewer): boolean {
  return (
    (ribbon.city === null || ribbon.city === city) &&
    (ribbon.audience === 'all' || isNew) &&
    (ribbon.startsAt === null || new Date(ribbon.startsAt) <= at) &&
    (ribbon.endsAt === null || at < new Date(ribbon.endsAt))
  )
}

/** Who reads English, or says nothing, reads the title; others the first of their languages in which there is one. */
export function titleFor({ title, titles }: Pick<Ribbon, 'title' | 'titles'>, speaks: readonly Language[]): string {
  if (speaks.includes('en')) return title
  return speaks.map((language) => titles[language]).find((one) => one !== undefined) ?? title
}

/** What each ribbon holds of what could stand in it: no brief in more than two ribbons, and no ribbon with less than its minimum. No further than needed is looked. */
export function fillRibbons(
  candidates: readonly { ribbon: Ribbon; uids: Iterable<string> }[],
): { ribbon: Ribbon; uids: string[] }[] {
  const stands = new Map<string, number>()
  return candidates.flatMap(({ ribbon, uids }) => {
    const shown: string[] = []
    for (const one of uids) {
      if ((stands.get(one) ?? 0) < mostRibbonsPerBrief) shown.push(one)
      if (shown.length === cardsPerRibbon) break
    }
    if (shown.length < ribbon.minimum) return []
    for (const one of shown) stands.set(one, (stands.get(one) ?? 0) + 1)
    return [{ ribbon, uids: shown }]
  })
}
