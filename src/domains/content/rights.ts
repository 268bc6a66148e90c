import type { UsageRights } from '../briefs/brief.ts'

export const rightsStates = ['none', 'organic', 'paid', 'ended'] as const
export type RightsState = (typeof rightsStates)[number]
export const rightsNames: Readonly<Record<RightsState, string>> = {
  none: 'No usage rights',
  organic: 'Organic use',
  paid: 'Paid use',
  ended: 'Rights expired',
}

/** What the brand may do with an approved deliverable now. */
export function rightsState(usageRights: UsageRights, until: Date | null, at: Date): RightsState {
  if (usageRights === 'none' || !until) return 'none'
  return until <= at ? 'ended' : usageRights
}

/** Why a deliverable cannot be downloaded; null when it can. */
export function whyNoDownload(state: RightsState): string | null {
  if (state === 'none')
    return 'No usage rights were agreed for this content, so you can’t download it. Ask the creator to grant them.'
  if (state === 'ended')
    return 'The usage rights have ended, so you can’t download this. Ask the creator to extend them.'
  return null
}
