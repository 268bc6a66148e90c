/** What somebody may write to support about. */
export const supportTopics = {
  'signing-in': 'Signing in',
  visits: 'A visit or collab',
  content: 'Content',
  billing: 'Plan and billing',
  other: 'Something else',
} as const
export type SupportTopic = keyof typeof supportTopics

/** How soon a message to support is answered. */
export const supportReplyWords = 'within 1 working day'
/** Messages from one address that may wait for a reply: each one mails whoever it belongs to. */
export const openRequestsAtMost = 3
export const supportTextAtMost = 2000
