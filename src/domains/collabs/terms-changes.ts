import * as z from 'zod/mini'
import { entriesOf } from '../../kit/contract/keys.ts'
import { minorUnits, text } from '../../kit/contract/fields.ts'
import { BriefDeliverable, usageRights } from '../briefs/brief.ts'
import { isSame } from '../briefs/changes.ts'
import { deliverableNoun } from '../briefs/deliverable-words.ts'
import { mostUsageMonths, whyRightsEnded } from './rights-end.ts'
import type { State } from './stages.ts'
import type { Terms } from './terms.ts'
import { type Reader, type Suggestible, suggestibleRows, termsRows } from './terms-words.ts'

/** What of agreed terms can change; what is left out stays as it is. */
export const TermsChange = z.object({
  included: z.optional(z.array(text(160)).check(z.minLength(1, 'Add what’s included.'), z.maxLength(20))),
  notIncluded: z.optional(z.array(text(160)).check(z.maxLength(20))),
  valueMinor: z.optional(minorUnits.check(z.minimum(1, 'Add the value of the experience.'))),
  /** What the brand pays the creator on top, in the currency of the terms. */
  paymentMinor: z.optional(minorUnits),
  guests: z.optional(z.int().check(z.minimum(0), z.maximum(10))),
  deliverables: z.optional(
    z.array(BriefDeliverable).check(z.minLength(1, 'Keep at least one deliverable.'), z.maxLength(8)),
  ),
  directions: z.optional(z.string().check(z.trim(), z.maxLength(2_000))),
  usageRights: z.optional(z.enum(usageRights)),
  usageMonths: z.optional(z.int().check(z.minimum(0), z.maximum(mostUsageMonths))),
  onlineMonths: z.optional(z.int().check(z.minimum(0), z.maximum(24))),
})
export type TermsChange = z.output<typeof TermsChange>

/** What of a brief a creator may ask for differently with a request. */
export const TermsSuggestion = z.pick(TermsChange, {
  paymentMinor: true,
  guests: true,
  deliverables: true,
  usageRights: true,
  usageMonths: true,
  onlineMonths: true,
})
export type TermsSuggestion = z.output<typeof TermsSuggestion>

/** How long the other side has to answer. */
export const answerTermsMs = 7 * 24 * 3_600_000

export const proposalStates = ['open', 'accepted', 'declined', 'withdrawn', 'expired'] as const

/** The part of what was asked for that differs from the terms, and the same part as it is. */
export function differences(
  terms: Omit<Required<TermsChange>, 'paymentMinor'> & Pick<TermsChange, 'paymentMinor'>,
  asked: TermsChange,
): { was: TermsChange; changes: TermsChange } {
  const now = { paymentMinor: 0, ...terms }
  const differing = entriesOf(asked).filter(([part, value]) => value !== undefined && !isSame(now[part], value))
  return {
    was: Object.fromEntries(differing.map(([part]) => [part, now[part]])),
    changes: Object.fromEntries(differing),
  }
}

export const ChangedRow = z.object({ label: z.string(), was: z.string(), becomes: z.string() })
/** A line of the agreement that reads differently. */
export type ChangedRow = z.output<typeof ChangedRow>

/** What changes, in the words of the agreement, spoken to whoever reads it: one row for each line that reads differently. */
export function changedRows(terms: Terms, was: TermsChange, changes: TermsChange, reader: Reader): ChangedRow[] {
  return differingRows(termsRows({ ...terms, ...was }, null, reader), termsRows({ ...terms, ...changes }, null, reader))
}

/** What a suggestion asks for differently from a brief as it is now, in the words of the agreement. */
export function suggestedRows(brief: Suggestible, suggestion: TermsSuggestion, reader: Reader): ChangedRow[] {
  return differingRows(suggestibleRows(brief, reader), suggestibleRows({ ...brief, ...suggestion }, reader))
}

function differingRows(was: [string, string][], becomes: [string, string][]): ChangedRow[] {
  const before = new Map(was)
  const after = new Map(becomes)
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((label) => {
    const row = { label, was: before.get(label) ?? '', becomes: after.get(label) ?? '' }
    return row.was === row.becomes ? [] : [row]
  })
}

/**
 * A suggestion as it is kept: what differs from the brief, and usage rights with their months, as neither means anything
 * without the other should the brief change before the answer.
 */
export function suggestionOf(terms: Terms, asked: TermsSuggestion): { was: TermsChange; changes: TermsChange } {
  const { was, changes } = differences(terms, asked)
  if (!('usageRights' in changes) && !('usageMonths' in changes)) return { was, changes }
  const rightsOf = ({ usageRights, usageMonths }: Pick<Terms, 'usageRights' | 'usageMonths'>) => ({
    usageRights,
    usageMonths,
  })
  return {
    was: { ...was, ...rightsOf(terms) },
    changes: { ...changes, ...rightsOf({ ...terms, ...changes }) },
  }
}

type Made = Omit<BriefDeliverable, 'count'>
/** What is there already and cannot be taken back: content that was begun or approved, and guests a time is booked for. */
export type Done = {
  begun: readonly Made[]
  guests: number
  /** When each deliverable was approved: usage rights count from then. */
  approvedAt: readonly Date[]
}
/** Of a collab that is not agreed yet. */
export const nothingDone: Done = { begun: [], guests: 0, approvedAt: [] }

const rightsParts: ReadonlySet<string> = new Set(['usageRights', 'usageMonths', 'paymentMinor'])

/** Why the terms cannot change so, as a sentence; null when they can. */
export function whyNotChange(
  state: Pick<State, 'outcome'>,
  terms: Terms,
  changes: TermsChange,
  done: Done,
  at: Date,
): string | null {
  const next = { ...terms, ...changes }
  const parts = Object.keys(changes)
  if (parts.length === 0) return 'These are the terms you have now. Change at least one of them.'
  if (state.outcome === 'completed' && parts.some((part) => !rightsParts.has(part)))
    return 'This collab is completed, so only the usage rights and a payment for them can change.'
  if (next.usageRights !== 'none' && next.usageMonths === 0) return 'Add how many months the usage rights last.'
  const { timezone } = terms
  const whyEnded = changesRights(changes) ? whyRightsEnded(next, done.approvedAt, { at, timezone }) : null
  if (whyEnded) return whyEnded
  if (changes.guests !== undefined && changes.guests < done.guests)
    return `The visit is booked with ${done.guests} ${done.guests === 1 ? 'guest' : 'guests'}. Change the booking first.`
  return changes.deliverables ? whyNotDeliver(terms.deliverables, changes.deliverables, done.begun) : null
}

/** Whether what the brand may do with the content changes, or for how long. */
function changesRights({ usageRights: rights, usageMonths }: TermsChange): boolean {
  return rights !== undefined || usageMonths !== undefined
}

function whyNotDeliver(
  before: readonly BriefDeliverable[],
  after: readonly BriefDeliverable[],
  begun: readonly Made[],
): string | null {
  const wanted = counted(after)
  const started = counted(begun.map((one) => ({ ...one, count: 1 })))
  const lost = begun.find((one) => (wanted.get(keyOf(one)) ?? 0) < (started.get(keyOf(one)) ?? 0))
  if (lost) return `The ${deliverableNoun(lost)} is already delivered or in progress, so it can’t be removed.`
  const isFewer = [...counted(before)].some(([key, count]) => (wanted.get(key) ?? 0) < count)
  // The last submission moves a collab on: without one to come it would stay where it is.
  if (isFewer && begun.length > 0 && total(after) === begun.length)
    return 'The rest of the content is already on its way. Keep at least one deliverable that hasn’t been started.'
  return null
}

/** What makes two deliverables the same kind. */
export function keyOf({ type, contentType, platform }: Made): string {
  return `${type} ${contentType} ${platform}`
}

/** How many of each kind are asked for. */
export function counted(asked: readonly BriefDeliverable[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const one of asked) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + one.count)
  return counts
}

function total(asked: readonly BriefDeliverable[]): number {
  return asked.reduce((sum, { count }) => sum + count, 0)
}
