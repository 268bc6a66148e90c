import { accountOf, isBrandMember, type MembershipRole } from '../../../../access/roles.ts'
import { noBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { InputOf } from '../../../../kit/contract/calls.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { must } from '../../../../kit/contract/must.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import { addMembership, assignManager, findManager } from '../../../accounts/server/accounts.ts'
import { listTeamMembers } from '../../../accounts/server/team-members.ts'
import { record } from '../../../audit/server/record.ts'
import { notifyBillingAdmins } from '../../../billing/server/organisation.ts'
import { notifyManagerOf } from '../../../notifications/server/notify.ts'
import { pushToProfiles } from '../../../notifications/server/live-updates.ts'
import { openCities } from '../../../onboarding/server/cities.ts'
import { makeBrand } from '../../../organisations/server/build.ts'
import { lockOrganisation } from '../../../organisations/server/reads.ts'
import { endImportedVenue, lockImportedVenue } from '../../../imports/server/imported-venues.ts'
import { findSubscription } from '../../../plans/server/subscription.ts'
import { findBrands, getBrand, listBrandsOf } from '../../../profiles/server/reads.ts'
import { nameKey } from '../../../profiles/server/venue-keys.ts'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import { venuesAtMost } from '../../../today/contract.ts'
import type { groupCalls } from '../../contract.ts'
import type { VenuePrice } from '../../contract/venues.ts'
import { costWords } from '../../price-words.ts'
import { openAsPayer } from '../group.ts'
import { priceOfVenue } from '../price.ts'
import { possessive } from '../../../../kit/contract/possessive.ts'

export const addVenue: Handler<typeof groupCalls.addVenue> = async (
  { brandUid, fields, rolesFrom, monthly, imported },
  { actor, tx, config },
) => {
  const { uid: orgUid } = await openAsPayer(tx, actor, brandUid)
  const org = must(await lockOrganisation(tx, orgUid), 'organisation')
  const venues = await listBrandsOf(tx, org.uid)
  await assertRoom(tx, org.uid, venues, fields)
  if (rolesFrom && !(isBrandMember(actor, rolesFrom) && venues.some((venue) => venue.uid === rolesFrom)))
    throw noBrand()
  const price = await priceOfVenue(tx, org, venues.length)
  assertSeen(price, monthly)
  const from = await getBrand(tx, brandUid)
  const { salesStage, onboardingStage, languages } = from
  const rules = org.houseRules ? { houseRules: org.houseRules, houseRulesFrom: 'group' as const } : {}
  // What its list says of it besides stands in the new profile, where it can be changed.
  const listed = imported && detailsOf(await lockImportedVenue(tx, org.uid, imported))
  const started = { salesStage, onboardingStage, languages, customerStatus: 'activating' as const, ...rules }
  const uid = await makeBrand(tx, { ...listed, ...fields, ...started, orgUid: org.uid })
  if (imported) await endImportedVenue(tx, imported, uid)
  const team = await teamFor(tx, brandUid, accountOf(actor), rolesFrom)
  for (const [accountUid, role] of team) await addMembership(tx, accountUid, 'brand', uid, role)
  const manager = await findManager(tx, brandUid)
  if (manager) await assignManager(tx, uid, manager.uid)
  await record(
    tx,
    actor,
    'brand',
    'brand.venue-added',
    { subjectUid: uid, brandUid: uid },
    {
      after: {
        name: fields.name,
        orgUid: org.uid,
        monthly: price.monthly,
        currency: price.currency,
        people: team.size,
      },
    },
  )
  const title = `${fields.name} is now one of ${possessive(org.name)} venues`
  await notifyBillingAdmins(tx, config, org.uid, `venue-added:${uid}`, {
    kind: 'plan.venue-added',
    title,
    lines: [costWords(price)],
  })
  await notifyManagerOf(tx, config, uid, `venue-added:${uid}`, {
    kind: 'brand.venue-added',
    title,
    lines: [`It’s in ${cityFacts[fields.city].name}. Its profile still needs photos and times.`],
    path: `/app/admin/brand?brand=${uid}`,
    action: 'Open brand',
  })
  await pushToProfiles(tx, [...venues.map((venue) => venue.uid), uid], ['profile', 'session', 'team', 'subscription'])
  return { uid, price }
}

const detailsOf = ({ phone, website, description }: Awaited<ReturnType<typeof lockImportedVenue>>) => ({
  phone,
  website,
  description,
})

/** Refuses what would be there twice, a city we are not in, a payment that is due, and more venues than a page can show. */
async function assertRoom(
  tx: Tx,
  orgUid: string,
  venues: readonly { uid: string; name: string }[],
  {
    name,
    city,
    address,
    postcode,
  }: Pick<InputOf<typeof groupCalls.addVenue>['fields'], 'name' | 'city' | 'address' | 'postcode'>,
): Promise<void> {
  if (!(await openCities(tx)).includes(city))
    throw new CallError(
      'failed-precondition',
      `We’re not in ${cityFacts[city].name} yet. Choose another city, or ask your account manager.`,
    )
  const namesakes = venues.filter((venue) => venue.name.toLowerCase() === name.toLowerCase())
  const places = await findBrands(
    tx,
    namesakes.map(({ uid }) => uid),
  )
  // Branches of a chain share a name, where each says its own street or postcode.
  const isAnother = (venue: { address: string; postcode: string | null }) =>
    saysAnother(venue.address, address) || saysAnother(venue.postcode ?? '', postcode ?? '')
  if ([...places.values()].some((venue) => !isAnother(venue)))
    throw new CallError(
      'failed-precondition',
      `You already have a venue called ${name}. Add its neighbourhood or city to the name.`,
    )
  if (venues.length >= venuesAtMost)
    throw new CallError(
      'failed-precondition',
      `An organisation can have up to ${venuesAtMost} venues. Ask your account manager to add more.`,
    )
  if ((await findSubscription(tx, orgUid))?.state === 'past_due')
    throw new CallError('failed-precondition', 'You have a payment due. Update your card first, then add the venue.')
}

const saysAnother = (one: string, other: string): boolean =>
  one !== '' && other !== '' && nameKey(one) !== nameKey(other)

/** Refuses a price that nobody has seen. */
function assertSeen(price: VenuePrice, seen: number): void {
  if (price.monthly !== seen)
    throw new CallError(
      'failed-precondition',
      'The price has changed since you opened this page. Reload to see the new one.',
    )
}

/** Who belongs to the new venue, and as what: the brand's owner, who adds it, and everybody at `rolesFrom` as they are there. */
async function teamFor(
  tx: Tx,
  brandUid: string,
  byUid: string,
  rolesFrom: string | null,
): Promise<Map<string, MembershipRole>> {
  const others = rolesFrom ? await listTeamMembers(tx, rolesFrom) : []
  const roles = new Map<string, MembershipRole>(
    others.map(({ accountUid, role }) => [accountUid, role === 'owner' ? 'admin' : role]),
  )
  const team = await listTeamMembers(tx, brandUid)
  must(
    team.find(({ accountUid }) => accountUid === byUid),
    'the caller in the team',
  )
  for (const { accountUid, role } of team) if (role === 'owner' || accountUid === byUid) roles.set(accountUid, role)
  // Somebody has to own it: where nobody owns the brand it was added from, whoever adds it.
  if (!team.some(({ role }) => role === 'owner')) roles.set(byUid, 'owner')
  return roles
}
