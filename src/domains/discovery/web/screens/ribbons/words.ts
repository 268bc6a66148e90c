import { must } from '../../../../../kit/contract/must.ts'
import { counted, dayOf } from '../../../../../kit/web/format.ts'
import { cityFacts } from '../../../../profiles/vocabulary.ts'
import type { DraftRibbonView } from '../../../contract/ribbons.ts'
import type { Ribbon } from '../../../ribbons.ts'
import type { FeedRule } from '../../../taste.ts'

/** What a rule looks for, in the words of staff. */
export const ruleWords: Record<FeedRule, string> = {
  tonight: 'available this evening',
  'closing-soon': 'ends within a week',
  new: 'live for less than a week',
  'with-a-guest': 'guests allowed',
  'quiet-near-home': 'within 3 km of home, less than a quarter full',
  full: 'fully booked with a waitlist',
}

/** `By rule: a time is free this evening`, `4 places picked by hand`. */
export function sourceOf({ kind, rule, briefUids }: Ribbon): string {
  return kind === 'rule'
    ? `By rule: ${ruleWords[must(rule, 'rule')]}`
    : `${counted(briefUids.length, 'brief')} picked by hand`
}

/** To whom, where and when a ribbon is shown, where that is not to everybody, everywhere and always. */
export function limitsOf({ city, audience, startsAt, endsAt }: Ribbon): string[] {
  return [
    city && `${cityFacts[city].name} only`,
    audience === 'new' && 'new creators only',
    startsAt && `from ${dayOf(startsAt, 'UTC')}`,
    endsAt && `until ${dayOf(endsAt, 'UTC')}`,
  ].filter((one): one is string => Boolean(one))
}

/** `London 5 · Paris 2 · none in Berlin`; what is picked by hand is where it is, and nobody misses it elsewhere. */
export function holdsInWords({ holds, ribbon }: DraftRibbonView): string {
  const full = holds.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
  const empty = ribbon.kind === 'hand' ? [] : holds.filter(({ count }) => count === 0)
  return [
    ...full.map(({ city, count }) => `${cityFacts[city].name} ${count}`),
    empty.length > 0 && `none in ${empty.map(({ city }) => cityFacts[city].name).join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** `12 opened (30%) · 3 requests (60%)`, of all that came from ribbons. */
export function usageInWords(
  row: Pick<DraftRibbonView, 'clicks' | 'requests'>,
  all: { clicks: number; requests: number },
): string {
  const share = (part: number, whole: number) => (whole === 0 ? '' : ` (${Math.round((part / whole) * 100)}%)`)
  return [
    `${row.clicks} opened${share(row.clicks, all.clicks)}`,
    `${counted(row.requests, 'request')}${share(row.requests, all.requests)}`,
  ].join(' · ')
}
