import type { Terms } from './terms.ts'

const marked = (mark: '@' | '#') => (name: string) => `${mark}${name.replace(/^[@#]/, '')}`
/** A mark before a line of a list that somebody typed. */
const bullet = /^\s*(?:[-–•*·]|\d+[.)])\s+/
/** Where a sentence ends and another begins. */
const sentenceEnd = /(?<=[.!?])\s+(?=\p{Lu})/u

/** What somebody wrote as lines or sentences, each by itself. */
export function pointsOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.replace(bullet, '').trim())
  return [...new Set(lines.flatMap((line) => line.split(sentenceEnd)).filter(Boolean))]
}

/** What belongs into every caption, ready to paste: the disclosure, who is mentioned, the hashtags. */
export function captionTags({ disclosure, mentions, hashtags }: Pick<Terms, 'disclosure' | 'mentions' | 'hashtags'>) {
  const [word = ''] = disclosure.accepted
  const tags = [word, ...mentions.map(marked('@')), ...hashtags.map(marked('#'))]
  return [...new Set(tags.filter(Boolean))].join(' ')
}
