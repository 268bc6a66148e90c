/** The side that acted: `venue` is the door page, `reviewer` a reviewer link, `clock` a job. */
export const sides = ['brand', 'influencer', 'staff', 'venue', 'reviewer', 'clock'] as const
export type Side = (typeof sides)[number]
