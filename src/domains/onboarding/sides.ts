/** Who signs up. Apart from the steps, because addresses hold it: every page loads them. */
export const sides = ['brand', 'influencer'] as const
export type Side = (typeof sides)[number]
