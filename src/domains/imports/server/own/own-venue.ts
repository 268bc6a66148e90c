import type { Venue } from '../venues/read-venue.ts'

/** A venue of an owner’s own list, as it waits to be added; its city is null where the list doesn’t tell it. */
export type OwnVenue = Pick<
  Venue,
  'name' | 'category' | 'district' | 'address' | 'postcode' | 'handle' | 'phone' | 'website' | 'description'
> & { city: Venue['city'] | null } & Partial<
    /** What the next list recognises it by; those of earlier lists have none. */
    Pick<Venue, 'sourceKey' | 'latitude' | 'longitude'>
  >
