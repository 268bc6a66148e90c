/** The boxes of threads. Apart from the contract, because addresses hold them: every page loads them. */
export const boxes = [
  'inbox',
  'mine',
  'unassigned',
  'unanswered',
  'unread',
  'snoozed',
  'returned',
  'done',
  'help-requested',
  'all',
] as const
export type Box = (typeof boxes)[number]
