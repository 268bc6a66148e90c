export const ragStatuses = ['green', 'amber', 'red', 'black'] as const
export type RagStatus = (typeof ragStatuses)[number]
export const customerStatuses = [
  'prospect',
  'activating',
  'pending-value',
  'receiving-value',
  'inactive',
  'dormant',
  'winback',
] as const
export type CustomerStatus = (typeof customerStatuses)[number]
export const salesStages = {
  909: 'Inactive',
  1: 'Prospective',
  2: 'Approved',
  3: 'Notifying',
  4: 'Subscribed',
  5: 'Self Serving',
} as const
export type SalesStage = keyof typeof salesStages
/** How the team ranks whom it looks after. */
export type Priority = 1 | 2 | 3
export const onboardingStages = {
  1: 'Lead',
  2: 'Demo Held',
  3: 'Profile Approved',
  4: 'Brand Users Invited',
  5: 'Brand Users Active',
  6: 'Subscribed',
} as const
/** What our team sets by hand; the stages after these follow from what the brand does. */
export const onboardingStagesByHand = [1, 2, 3] as const
/** What staff may call an influencer, and a brand. */
export const influencerLabels = [
  'nurture',
  'reserve',
  'review-required',
  'p1',
  'p2',
  'nicp',
  'd1',
  'disengaged',
] as const
export const brandLabels = [
  'submit-for-deletion',
  'unclear-sign-up',
  'cs-engaged',
  'no-cs-engagement',
  'self-serving',
  'dev-fake',
] as const
/** What the labels are called; the one that asks for a deletion is the last that a list offers. */
export const influencerLabelNames: Record<(typeof influencerLabels)[number], string> = {
  nurture: 'Nurture',
  reserve: 'Reserve',
  'review-required': 'Review required',
  p1: 'P1',
  p2: 'P2',
  nicp: 'NICP',
  d1: 'D1',
  disengaged: 'Disengaged',
}
export const brandLabelNames: Record<(typeof brandLabels)[number], string> = {
  'cs-engaged': 'CS engaged',
  'no-cs-engagement': 'No CS engagement',
  'self-serving': 'Self-serving',
  'unclear-sign-up': 'Unclear sign-up',
  'dev-fake': 'Test brand',
  'submit-for-deletion': 'Submit for deletion',
}
