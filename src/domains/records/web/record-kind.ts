import { counted } from '../../../kit/web/format.ts'
import { cityFacts, plusoneCities } from '../../profiles/vocabulary.ts'
import { tierFacts, tierIds } from '../../plans/tiers.ts'

/** Kinds of ids that people call something else than our code. */
const kindNames: Readonly<Record<string, string>> = {
  api_key: 'API key',
  bulk_run: 'bulk action',
  id_check: 'ID check',
  influencer: 'creator',
  mail: 'email',
  meeting: 'call',
  meeting_request: 'call request',
  org: 'organisation',
  support_thread: 'support conversation',
}

const id = /^(?:([a-z]+(?:_[a-z]+)*)_[0-7][0-9a-z]{25}|[a-z]+(?:_[a-z]+)*_(?=[A-Za-z]*\d)[A-Za-z0-9]{8,})$/

/** Whether a value is an id: one of ours, or of a provider’s, such as of an invoice. */
export const isId = (value: unknown): value is string => typeof value === 'string' && id.test(value)

/** `tracked link` for the id of one; null where it is no id of ours. */
export function kindNoun(uid: string): string | null {
  const at = uid.lastIndexOf('_')
  const kind = uid.slice(0, at)
  return at < 1 ? null : (kindNames[kind] ?? kind.replaceAll('_', ' '))
}

export const withArticle = (noun: string) => `${/^[aeioAEIO]/.test(noun) ? 'an' : 'a'} ${noun}`

/** `a tracked link` for the id of one that has no name. */
export function kindOfRecord(uid: string): string {
  const noun = kindNoun(uid)
  return noun === null ? 'a record' : withArticle(noun)
}

/** Records without a name, counted by their kind: `6 deliverables, 1 collab`. */
export function countedKinds(uids: readonly string[]): string {
  return Object.entries(Object.groupBy(uids, (uid) => kindNoun(uid) ?? 'record'))
    .map(([noun, { length = 0 } = []]) => counted(length, noun))
    .join(', ')
}

const regions = new Intl.DisplayNames('en-GB', { type: 'region' })

/** What is called by a word of our code instead of an id: a city, a tier, a country, everybody’s usage. */
export function nameOfWord(word: string): string | undefined {
  if (word === 'usage') return 'everyone'
  const tier = tierIds.find((one) => one === word)
  if (tier) return tierFacts[tier].name
  const city = plusoneCities.find((one) => one === word)
  if (city) return cityFacts[city].name
  return /^[A-Z]{2}$/.test(word) ? regions.of(word) : undefined
}
