import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type ExtraConfigColumn, index } from 'drizzle-orm/pg-core'

type Venue = Record<'salesStage' | 'latitude' | 'longitude', SQLWrapper>
type Columns = Venue & Record<'district' | 'postcode' | 'city' | 'country', ExtraConfigColumn>

/** A venue that was approved and isn’t inactive, with a pin: what it says of where it is counts when others search for a place. */
export function isFindable({ salesStage, latitude, longitude }: Venue): SQL<boolean> {
  return sql<boolean>`${salesStage} between 2 and 5 and ${latitude} is not null and ${longitude} is not null`
}

/** What finds them by the beginning of a district or a postcode. */
export const placeIndexes = (t: Columns) => [
  index('brand_profiles_district')
    .on(sql`lower(${t.district}) text_pattern_ops`, t.city)
    .where(isFindable(t)),
  index('brand_profiles_postcode')
    .on(t.country, sql`upper(${t.postcode}) text_pattern_ops`)
    .where(isFindable(t)),
]
