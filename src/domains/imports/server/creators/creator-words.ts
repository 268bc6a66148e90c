import { cityFacts, platformNames } from '../../../profiles/vocabulary.ts'
import type { Creator } from './read-creator.ts'

/** `@alice.eats (Instagram), London, alice@example.com`. */
export function creatorWords({ accounts, city, town, email }: Creator): string {
  const named = accounts.map(({ platform, handle }) => `@${handle} (${platformNames[platform]})`)
  return [...named, city ? cityFacts[city].name : town, email].filter(Boolean).join(', ')
}
