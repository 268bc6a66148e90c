/** The longest message, in characters. */
export const maxLength = 2000
/** The longest question about a brief, in characters. */
export const questionMaxLength = 300
/** How many pictures a message holds, and how many PDFs. */
export const filesAtMost = 6
/** What stands for a message without words where only words are shown. */
export const wordlessText = ({ voice, documents }: { voice: unknown; documents: readonly unknown[] }): string =>
  voice ? 'Voice note' : documents.length > 0 ? 'PDF' : 'Photo'
/** What one can answer a message with, without words. */
export const reactions = ['thumbs-up', 'heart', 'laughing', 'surprised', 'celebration', 'thanks'] as const
export type Reaction = (typeof reactions)[number]
/** How many messages a side may write before the other has answered, while the collab is a request. */
export const firstMessagesAtMost = 3
/** How long after a collab has ended its sides can still write. */
export const closesAfterDays = 30

// What follows is read by JavaScript and by PostgreSQL, which mean different characters by `\s`: so these are spelled out.
const spaces = String.raw`\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff`
const mail = `[^${spaces}@]+@[^${spaces}@]+[.][^${spaces}@]{2,}`
/** A digit and at least six more with the usual marks between them; times, prices and dates are shorter or broken by letters. */
const digits = (count: string) => `[0-9](?:[${spaces}().-]{0,2}[0-9])${count}`

/** A regular expression, for PostgreSQL too, that finds every text in which contacts are hidden, and a few others: days. */
export const mayHoldContact = `${mail}|${digits('{6}')}`

const mailAddress = new RegExp(mail, 'gu')
const phoneNumber = new RegExp(`(?<![0-9]|[0-9][.,])[+]?[(]?${digits('{6,14}')}(?![0-9]|[.,][0-9])`, 'gu')
const isDay = /^(?:\d{4}-\d{2}-\d{2}|\d{2}[./-]\d{2}[./-]\d{4})$/

/** Takes phone numbers and mail addresses out of a text: until a visit is confirmed people meet here, not elsewhere. */
export function maskContacts(text: string): { text: string; masked: boolean } {
  const shown = text
    .replace(mailAddress, '[email address]')
    .replace(phoneNumber, (found) => (isDay.test(found.trim()) ? found : '[phone number]'))
  return { text: shown, masked: shown !== text }
}

/** How many characters of a text stand before what was found in it, and after. */
const excerptBefore = 24
const excerptAfter = 140

/** A line of a text around what was searched for, cut at words. */
export function excerptAround(text: string, wanted: string): string {
  const line = text.replace(/\s+/g, ' ')
  const at = line.toLowerCase().indexOf(wanted.toLowerCase().replace(/\s+/g, ' '))
  const from = at > excerptBefore ? line.lastIndexOf(' ', at - excerptBefore) + 1 || at - excerptBefore : 0
  return `${from > 0 ? '…' : ''}${line.slice(from, Math.max(at, 0) + excerptAfter)}`
}

/** Why a side cannot write now, as a sentence for it; null when it can. */
export function whyClosed(thread: {
  stage: number
  endedDaysAgo: number | null
  writtenBySide: number
  otherSideWrote: boolean
}): string | null {
  if (thread.endedDaysAgo !== null && thread.endedDaysAgo > closesAfterDays)
    return `This collab ended more than ${closesAfterDays} days ago, so messages are closed.`
  if (thread.stage === 1 && !thread.otherSideWrote && thread.writtenBySide >= firstMessagesAtMost)
    return `You’ve sent ${firstMessagesAtMost} messages. You can send more once they reply.`
  return null
}
