import { cityFacts, platformNames } from '../../../profiles/vocabulary.ts'
import type { Creator } from './read-creator.ts'

/** `@alice.eats (Instagram), London, alice@example.com`. */
export function creatorWords({ accounts, city, town, email, phone, followers }: Creator): string {
  const named = accounts.map(({ platform, handle }) => `@${handle} (${platformNames[platform]})`)
  const followed = followers === null ? null : `${followers.toLocaleString('en-GB')} followers`
  return [...named, city ? cityFacts[city].name : town, email, phone, followed].filter(Boolean).join(', ')
}
