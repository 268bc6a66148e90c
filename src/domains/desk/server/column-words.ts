/** What a field of an answer is called in a file, where its own name says it badly. */
const words: Readonly<Record<string, string>> = {
  uid: 'ID',
  district: 'Area',
  homeCity: 'City',
  profilePic: 'Profile photo',
  handle: 'Handle',
  social: 'Accounts',
  'place.latitude': 'Latitude',
  'place.longitude': 'Longitude',
  idCheckedAt: 'ID checked',
  numbersAt: 'Numbers updated',
  reviewAverage: 'Average review',
  lastSeenAt: 'Last active',
  hasPeople: 'Someone can sign in',
  ragFellAt: 'RAG dropped',
  ragReason: 'Reason for RAG set by hand',
}

/** Words of field names that people write otherwise. */
const spelt: Readonly<Record<string, string>> = {
  uid: 'ID',
  id: 'ID',
  url: 'link',
  rag: 'RAG',
  influencer: 'creator',
  org: 'organisation',
}

/** Columns of a file in people’s words, `openRequests` as `Open requests` and `manager.name` as `Manager name`; two that would be the same keep their own names apart. */
export function columnWords(fields: readonly string[]): string[] {
  const named = fields.map((field) => ({ field, head: wordsOf(field) }))
  const isShared = (head: string) => named.filter((one) => one.head === head).length > 1
  return named.map(({ field, head }) => (isShared(head) ? `${head} (${field})` : head))
}

function wordsOf(field: string): string {
  const known = words[field]
  if (known) return known
  const parts = field
    .replaceAll('.', ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ')
    .map((word) => spelt[word] ?? word)
  // `createdAt` holds a time and `isLate` a yes or no: their values say so.
  if (parts.length > 1 && (parts.at(-1) === 'at' || parts.at(-1) === 'minor')) parts.pop()
  if (parts.length > 1 && parts[0] === 'is') parts.shift()
  const text = parts.join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Whether a field holds an amount in the smallest unit of its currency, which a file has in whole ones. */
export const isMinorUnits = (field: string): boolean => field.endsWith('Minor')
