import { type Actor, isBrandMember } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { openCities } from '../../../onboarding/server/cities.ts'
import { listPeopleAt } from '../../../organisations/server/group-team.ts'
import { listBrandsOf } from '../../../profiles/server/reads.ts'
import type { groupCalls } from '../../contract.ts'
import { openAsPayer } from '../group.ts'
import { priceOfVenue } from '../price.ts'

export const getVenuePrice: Handler<typeof groupCalls.getVenuePrice> = async ({ brandUid }, { actor, db }) => {
  const org = await openAsPayer(db, actor, brandUid)
  const venues = await listBrandsOf(db, org.uid)
  return {
    price: await priceOfVenue(db, org, venues.length),
    cities: await openCities(db),
    name: org.name,
    teams: await teamsOf(db, actor, venues),
  }
}

/** The venues whose roles another can begin with. */
async function teamsOf(db: Queryable, actor: Actor, venues: readonly { uid: string; name: string }[]) {
  const own = venues.filter(({ uid }) => isBrandMember(actor, uid))
  const people = await listPeopleAt(
    db,
    own.map(({ uid }) => uid),
  )
  return own
    .map(({ uid, name }) => ({ uid, name, people: people.filter((person) => person.brandUid === uid).length }))
    .filter((team) => team.people > 1)
    .toSorted((a, b) => b.people - a.people)
}
