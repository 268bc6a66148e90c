import type { Finding } from './gate.ts'
import type { Source } from './source.ts'

/** What this product speaks of. The kit would serve any other as well, so it says none of it. */
const productWords = [
  'brand',
  'influencer',
  'creator',
  'collab',
  'brief',
  'visit',
  'venue',
  'deliverable',
  'ribbon',
  'reviewer',
  'plus-one',
  'plusone',
  'no-show',
  'check-in',
  'instagram',
  'tiktok',
  'usage rights',
]
const pattern = new RegExp(`(?<![a-z])(${productWords.join('|')})s?(?![a-z])`, 'gi')

/** Words of the product in the kit: its code, comments, style sheets and class names. */
export function checkProductWords(sources: Pick<Source, 'path' | 'text'>[]): Finding {
  const kit = sources.filter(({ path }) => path.startsWith('src/kit/'))
  const problems = kit.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => {
      const found = (splitNames(line).match(pattern) ?? []).filter((word) => !isSetting(path, word))
      if (found.length === 0) return []
      const words = [...new Set(found)].join(', ')
      return [`${path}:${at + 1}: the kit knows no product, and this says "${words}": make it a parameter, or move it.`]
    }),
  )
  return { gate: 'product words', saw: kit.length, unit: 'files of the kit', problems }
}

/** Settings name other companies by their names, as they do Google and Stripe. */
function isSetting(path: string, word: string): boolean {
  return /^src\/kit\/server\/(config|setting-groups)\.ts$/.test(path) && /^(instagram|tiktok)$/i.test(word)
}

/** `brandUid` and `collab_row` as words of their own. */
function splitNames(line: string): string {
  return line.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll('_', ' ')
}
