/** The side that acted: `venue` is the door page, `reviewer` a reviewer link, `clock` a job. */
export const sides = ['brand', 'influencer', 'staff', 'venue', 'reviewer', 'clock'] as const
export type Side = (typeof sides)[number]

/** How a side is named beside what it did. */
export const sideWords: Readonly<Record<Side, string>> = {
  brand: 'the venue',
  influencer: 'the creator',
  staff: 'our team',
  venue: 'door staff',
  reviewer: 'a reviewer',
  clock: 'automatic',
}
