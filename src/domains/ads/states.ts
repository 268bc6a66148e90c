/** Apart from the fields of an ad, because addresses hold it: every page loads them. */
export const adStates = ['draft', 'approved', 'paused'] as const
export type AdState = (typeof adStates)[number]
