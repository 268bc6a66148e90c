import type { Handler } from '../../../../access/server/handler.ts'
import { openCities } from '../../../onboarding/server/cities.ts'
import { listBrandsOf } from '../../../profiles/server/reads.ts'
import type { groupCalls } from '../../contract.ts'
import { openAsPayer } from '../group.ts'
import { priceOfVenue } from '../price.ts'

export const getVenuePrice: Handler<typeof groupCalls.getVenuePrice> = async ({ brandUid }, { actor, db }) => {
  const org = await openAsPayer(db, actor, brandUid)
  const venues = await listBrandsOf(db, org.uid)
  return { price: await priceOfVenue(db, org, venues.length), cities: await openCities(db), name: org.name }
}
