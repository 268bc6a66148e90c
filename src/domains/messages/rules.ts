/** The longest message, in characters. */
export const maxLength = 2000
export const picturesAtMost = 6
/** How many messages a side may write before the other has answered, while the collab is a request. */
export const firstMessagesAtMost = 3
/** How long after a collab has ended its sides can still write. */
export const closesAfterDays = 30

const mailAddress = /[^\s@]+@[^\s@]+\.[^\s@]{2,}/g
/** Seven digits or more with the usual marks between them; times, prices and dates are shorter or broken by letters. */
const phoneNumber = /(?<![\d.,])\+?\(?\d(?:[\s().-]{0,2}\d){6,14}(?![\d.,])/g
const isDay = /^(?:\d{4}-\d{2}-\d{2}|\d{2}[./-]\d{2}[./-]\d{4})$/

/** Takes phone numbers and mail addresses out of a text: until a visit is confirmed people meet here, not elsewhere. */
export function maskContacts(text: string): { text: string; masked: boolean } {
  const shown = text
    .replace(mailAddress, '[email address]')
    .replace(phoneNumber, (found) => (isDay.test(found.trim()) ? found : '[phone number]'))
  return { text: shown, masked: shown !== text }
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
    return `You’ve sent ${firstMessagesAtMost} messages. You can send more once they reply or the request is approved.`
  return null
}
