/** Where a deliverable stands, finer than its status. */
export const deliverableStateNames = {
  'to-upload': 'To upload',
  'changes-requested': 'Changes requested',
  'in-review': 'In review',
  approved: 'Approved',
  published: 'Published',
} as const
export type DeliverableState = keyof typeof deliverableStateNames
