/** What a nudge says, by what there is to do. Both sides read it, in the thread of their collab. */
export const nudges = {
  unanswered:
    'This has been waiting for more than three days. Could you accept or decline, so that both of you can plan?',
  unconfirmed: 'The visit is tomorrow. Could you confirm that it’s going ahead?',
  'no-content':
    'Thank you for the visit. A reminder that the content is still to come: submit it here when it’s ready.',
  overdue: 'The content is past its deadline. When can we expect it? If you need more time, tell us here.',
  review:
    'The content is waiting for review. Could you approve it or request changes? It’ll be approved automatically soon.',
  'no-insights': 'The content is live. Could you add its insights, so that you can both see how it did?',
} as const

/** The same about an item of their checklist that is late. */
export const checklistNudge = (title: string): string =>
  `“${title}” on our checklist was due. When do you expect to have it done?`
