import { must, mustGet } from '../../kit/contract/must.ts'
import type { City } from '../profiles/vocabulary.ts'
import { fillRibbons, isShownTo, type Ribbon } from './ribbons.ts'
import type { FeedRule } from './taste.ts'

/** A live brief and its rank in the ribbon of each rule it fits, as far as that does not depend on who looks. */
export type LiveBrief = { uid: string; city: City; ranks: Partial<Record<FeedRule, number>> }

/** How many briefs each ribbon would hold in each city that has live briefs, for somebody new, who sees every ribbon. */
export function holdsPerCity(
  ribbons: readonly Ribbon[],
  briefs: readonly LiveBrief[],
  at: Date,
): Map<string, { city: City; count: number }[]> {
  const held = new Map<string, { city: City; count: number }[]>(ribbons.map(({ uid }) => [uid, []]))
  for (const [city, ofCity] of byCity(briefs)) {
    // What is scheduled is filled as if it had begun, so that it is known before; what has ended takes nothing from others.
    const here = ribbons.filter((ribbon) => isShownTo({ ...ribbon, startsAt: null }, { city, isNew: true, at }))
    const counts = new Map(fill(here, ofCity).map(({ ribbon, uids }) => [ribbon.uid, uids.length]))
    for (const { uid } of here) mustGet(held, uid).push({ city, count: counts.get(uid) ?? 0 })
  }
  return held
}

/** Live briefs that stand in no ribbon now for those who are not new. A ribbon that depends on one's home holds nothing for sure. */
export function inNoRibbon(ribbons: readonly Ribbon[], briefs: readonly LiveBrief[], at: Date): Set<string> {
  const left = new Set(briefs.map(({ uid }) => uid))
  for (const [city, ofCity] of byCity(briefs)) {
    const here = ribbons.filter(
      (ribbon) => isShownTo(ribbon, { city, isNew: false, at }) && ribbon.rule !== 'quiet-near-home',
    )
    for (const { uids } of fill(here, ofCity)) for (const uid of uids) left.delete(uid)
  }
  return left
}

/** Opened less than once in a hundred, where enough was opened to tell. */
const enoughClicks = 50
const deadShare = 0.01

/** Whether a ribbon could be dropped: it has been there all the time that was counted, and almost nobody opened anything in it. */
export function isDead(clicks: number, allClicks: number, isOld: boolean): boolean {
  return isOld && allClicks >= enoughClicks && clicks < allClicks * deadShare
}

function byCity(briefs: readonly LiveBrief[]): Map<City, LiveBrief[]> {
  return Map.groupBy(briefs, ({ city }) => city)
}

function fill(ribbons: readonly Ribbon[], briefs: readonly LiveBrief[]) {
  return fillRibbons(ribbons.map((ribbon) => ({ ribbon, uids: fitting(ribbon, briefs) })))
}

/** What fits a ribbon, in the ribbon's order. */
function fitting({ kind, rule, briefUids }: Ribbon, briefs: readonly LiveBrief[]): string[] {
  if (kind === 'hand') return briefUids.filter((uid) => briefs.some((brief) => brief.uid === uid))
  return briefs
    .filter(({ ranks }) => ranks[must(rule, 'rule')] !== undefined)
    .toSorted((a, b) => must(a.ranks[must(rule, 'rule')], 'rank') - must(b.ranks[must(rule, 'rule')], 'rank'))
    .map(({ uid }) => uid)
}
