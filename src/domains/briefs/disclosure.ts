import { distance } from 'fastest-levenshtein'
import * as z from 'zod/mini'
import { day, text } from '../../kit/contract/fields.ts'

export const disclosurePositions = ['first', 'first-words', 'anywhere'] as const

/** How advertising must be named in a country; `*` is everywhere else. */
export const DisclosureRule = z.object({
  country: z.string().check(z.regex(/^([A-Z]{2}|\*)$/, 'Use a country code such as GB, or * for everywhere else.')),
  accepted: z.array(text(60)).check(z.minLength(1, 'Add at least one word.'), z.maxLength(20)),
  position: z.enum(disclosurePositions),
  note: text(300),
  source: text(200),
  checkedOn: day,
})
export type DisclosureRule = Readonly<z.output<typeof DisclosureRule>>

/** Words that never do. */
export const neverDisclosing: readonly string[] = ['gifted', 'hosted', 'partner']

/** `#ad`, first in the caption, wherever nothing else is ruled. */
export const defaultDisclosure: DisclosureRule = {
  country: '*',
  accepted: ['#ad'],
  position: 'first',
  note: 'Start the caption with #ad.',
  source: 'Product default',
  checkedOn: '2026-01-10',
}

/** The rules the product starts with; staff edit them in the table of the same shape. */
export const disclosureSeed: readonly DisclosureRule[] = [
  defaultDisclosure,
  {
    country: 'GB',
    accepted: ['#ad'],
    position: 'first',
    note: 'A gifted visit with a brief counts as an ad, so put #ad first. “Thanks”, “gifted” or “hosted” aren’t enough.',
    source: 'ASA and CAP guidance on influencer marketing',
    checkedOn: '2026-01-10',
  },
  {
    country: 'US',
    accepted: ['#ad', '#sponsored', 'ad:', 'sponsored'],
    position: 'first-words',
    note: 'Disclose in the first few words. Thanking or tagging the brand isn’t enough.',
    source: 'FTC Endorsement Guides',
    checkedOn: '2026-01-10',
  },
  {
    country: 'FR',
    accepted: ['publicité', 'collaboration commerciale', '#publicité'],
    position: 'first-words',
    note: 'Use “Publicité” or “Collaboration commerciale”. You need a written contract from €1,000 a year.',
    source: 'Loi 2023-451',
    checkedOn: '2026-01-10',
  },
  {
    country: 'AE',
    accepted: ['#ad', '#إعلان'],
    position: 'first',
    note: 'Visits in Dubai need a valid advertiser permit.',
    source: 'UAE Media Council advertiser permit',
    checkedOn: '2026-01-10',
  },
]

export type CaptionProblem = { kind: 'disclosure' | 'mention' | 'hashtag'; text: string }

/** How many words count as the first ones. */
const firstWords = 8

/** What a caption lacks, each with what to write; a near miss is named ("you wrote @cafe_luna, the venue is @cafeluna"). */
export function checkCaption(
  caption: string,
  wanted: { rule: DisclosureRule; mentions: readonly string[]; hashtags: readonly string[] },
): CaptionProblem[] {
  const problems: CaptionProblem[] = []
  if (!discloses(caption, wanted.rule)) {
    const [first] = wanted.rule.accepted
    const where = {
      first: 'Start the caption with',
      'first-words': 'In the first few words, write',
      anywhere: 'Write',
    }[wanted.rule.position]
    const what = `${where} ${first}.`
    const { note } = wanted.rule
    problems.push({ kind: 'disclosure', text: note === what ? what : `${what} ${note}` })
  }
  problems.push(...missingTags(caption, '@', wanted.mentions).map((text) => ({ kind: 'mention' as const, text })))
  problems.push(...missingTags(caption, '#', wanted.hashtags).map((text) => ({ kind: 'hashtag' as const, text })))
  return problems
}

/** Whether an accepted word stands by itself where the rule wants it: neither "#advent" nor "not sponsored" is one. */
function discloses(caption: string, rule: DisclosureRule): boolean {
  const text = caption.trim().toLowerCase()
  const opening = rule.position === 'first-words' ? text.split(/\s+/).slice(0, firstWords).join(' ') : text
  return rule.accepted.some((word) => {
    const literal = word.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    const before = rule.position === 'first' ? '^' : '(?<![\\p{L}\\p{N}_#-])(?<!\\bnot )'
    return new RegExp(`${before}${literal}(?!-?[\\p{L}\\p{N}_])`, 'u').test(opening)
  })
}

function missingTags(caption: string, sign: '@' | '#', wanted: readonly string[]): string[] {
  const pattern = sign === '@' ? /@[\p{L}\p{N}_.]+/gu : /#[\p{L}\p{N}_]+/gu
  const written = [...caption.matchAll(pattern)].map(([tag]) => tag.slice(1).replace(/\.+$/, ''))
  return wanted.flatMap((tag) => {
    const name = tag.replace(/^[@#]/, '')
    if (written.some((one) => one.toLowerCase() === name.toLowerCase())) return []
    const near = written.find((one) => isNear(one, name))
    if (near)
      return [
        sign === '@'
          ? `You wrote @${near}, but the venue is @${name}.`
          : `You wrote #${near}, but the hashtag is #${name}.`,
      ]
    return [sign === '@' ? `Mention @${name}.` : `Add #${name}.`]
  })
}

/** The same without dots and underscores, or at most two letters off (one in short names). */
function isNear(written: string, wanted: string): boolean {
  const [a, b] = [written, wanted].map((name) => name.toLowerCase().replace(/[._]/g, '')) as [string, string]
  return a === b || distance(a, b) <= (b.length >= 6 ? 2 : 1)
}
