import { dayMs, now, plus } from '../../kit/server/clock.ts'
import { keysOf } from '../../kit/contract/keys.ts'
import {
  addMembership,
  addStaff,
  assignManager,
  createAccount,
  findAccountByEmail,
} from '../../domains/accounts/server/accounts.ts'
import { setAccount } from '../../domains/accounts/server/build.ts'
import { hashPassword, passwordMatches } from '../../domains/accounts/server/passwords.ts'
import { setTier } from '../../domains/plans/server/subscription.ts'
import { makeBrand, makeOrganisation } from '../../domains/organisations/server/build.ts'
import { makeInfluencer } from '../../domains/profiles/server/build.ts'
import { demoEmails } from './emails.ts'
import { hoursOf, ownVenues } from './venues.ts'
import type { Queryable, Tx } from '../../kit/server/database.ts'

/** Where the demo has venues. */
type DemoCity = 'london' | 'paris' | 'nyc' | 'dubai' | 'berlin' | 'melbourne'

export type DemoPeople = {
  accounts: Record<keyof typeof demoEmails, string>
  /** The two venues of the demo brand, the new brand's, and the café of the account that is both. */
  brands: { harbour: string; lantern: string; fresh: string; cafe: string }
  influencers: { creator: string; both: string }
  /** The organisation of the group of venues; which of the cities' venues are its is in `venues.ts`. */
  groupUid: string
  /** The account manager of each city. */
  managers: Record<DemoCity, string>
}

/** Makes the demo accounts with their profiles, plans and account manager. */
export async function makeDemoPeople(tx: Tx, password: string): Promise<DemoPeople> {
  const accounts = await makeAccounts(tx, password)
  const brands = await makeBrands(tx, accounts)
  for (const brandUid of Object.values(brands)) await assignManager(tx, brandUid, accounts.manager)
  await makeOurOwnBrands(tx, accounts.admin)
  const managers = await makeManagers(tx, accounts.manager)
  const groupUid = await makeOrganisation(tx, { name: 'Raman Restaurants', city: 'london' })
  await setTier(tx, groupUid, 'premium')
  return { accounts, brands, groupUid, influencers: await makeInfluencers(tx, accounts), managers }
}

/** Gives the demo accounts of an earlier start this password, so that what a start prints lets in. */
export async function renewDemoPassword(db: Queryable, password: string): Promise<void> {
  const found = await Promise.all(Object.values(demoEmails).map((email) => findAccountByEmail(db, email)))
  const accounts = found.filter((account) => account !== null)
  // They share one hash unless somebody changed theirs.
  const hashes = new Set(accounts.map(({ passwordHash }) => passwordHash))
  const wrong = new Set<string | null>()
  for (const hash of hashes) if (!(await passwordMatches(hash, password))) wrong.add(hash)
  if (wrong.size === 0) return
  const passwordHash = await hashPassword(password)
  for (const account of accounts)
    if (wrong.has(account.passwordHash)) await setAccount(db, account.uid, { passwordHash })
}

async function makeAccounts(tx: Tx, password: string): Promise<DemoPeople['accounts']> {
  const names: Record<keyof typeof demoEmails, string> = {
    brand: 'Nora Whitfield',
    newBrand: 'Tom Aldous',
    group: 'Priya Raman',
    creator: 'Maya Okafor',
    both: 'Sam Rivera',
    manager: 'Anna Lindqvist',
    admin: 'Ada Brandt',
  }
  const uids = {} as Record<keyof typeof demoEmails, string>
  // One hash serves all: hashing is slow on purpose, and they share the password.
  const passwordHash = await hashPassword(password)
  for (const key of keysOf(demoEmails)) {
    uids[key] = await createAccount(tx, { email: demoEmails[key], displayName: names[key] })
    await setAccount(tx, uids[key], { passwordHash })
  }
  await addStaff(tx, uids.manager, {
    role: 'account_manager',
    displayName: names.manager,
    slug: 'anna-lindqvist',
    secondFactorExempt: true,
  })
  await addStaff(tx, uids.admin, {
    role: 'admin',
    displayName: names.admin,
    slug: 'ada-brandt',
    designated: true,
    secondFactorExempt: true,
  })
  return uids
}

async function makeBrands(tx: Tx, uids: DemoPeople['accounts']): Promise<DemoPeople['brands']> {
  const group = await makeOrganisation(tx, { name: 'Whitfield Rooms Ltd', city: 'london' })
  await setTier(tx, group, 'premium')
  const host = {
    hostName: 'Nora',
    hostPhone: '+44 20 7946 0101',
    arrivalText: 'Give your name at the bar; Nora has your table.',
    houseRules: 'No flash after eight. Please ask guests before filming them.',
  }
  return {
    harbour: await makeBrand(tx, {
      name: 'Harbour & Hearth',
      city: 'london',
      orgUid: group,
      ownerUid: uids.brand,
      ...ownVenues.harbour,
      openingHours: hoursOf(ownVenues.harbour.category),
      ...host,
      district: 'Shoreditch',
      address: '14 Lantern Yard, London',
      postcode: 'E2 7QX',
      latitude: 51.5266,
      longitude: -0.0782,
      customerStatus: 'receiving-value',
      salesStage: 4,
      onboardingStage: 6,
      description: 'Fish over embers, a long counter, and the kitchen in full view.',
    }),
    lantern: await makeBrand(tx, {
      name: 'The Lantern Room',
      city: 'london',
      orgUid: group,
      ownerUid: uids.brand,
      ...ownVenues.lantern,
      openingHours: hoursOf(ownVenues.lantern.category),
      ...host,
      district: 'Soho',
      address: '3 Gaslight Mews, London',
      postcode: 'W1D 4TH',
      latitude: 51.5138,
      longitude: -0.1319,
      salesStage: 4,
      onboardingStage: 6,
      description: 'A listening bar with sixty seats, vinyl from open to close.',
    }),
    fresh: await makeBrand(tx, {
      name: 'Aldous Coffee Rooms',
      city: 'london',
      ownerUid: uids.newBrand,
      ...ownVenues.fresh,
      district: 'Peckham',
      address: '88 Copeland Walk, London',
      postcode: 'SE15 3SN',
      latitude: 51.4711,
      longitude: -0.0668,
      salesStage: 1,
      onboardingStage: 4,
      description: 'Slow filter, quick cortado, a window seat for everyone.',
    }),
    cafe: await makeBrand(tx, {
      name: 'Rivera Pastelería',
      city: 'london',
      ownerUid: uids.both,
      ...ownVenues.cafe,
      openingHours: hoursOf(ownVenues.cafe.category),
      district: 'Hackney',
      address: '5 Orange Row, London',
      postcode: 'E8 1LA',
      latitude: 51.5451,
      longitude: -0.0553,
      description: 'Ensaïmadas at seven, sold out by eleven.',
    }),
  }
}

/** Who looks after the venues of which city; the demo’s own manager is in London. Nobody signs in as the others. */
async function makeManagers(tx: Tx, inLondon: string): Promise<DemoPeople['managers']> {
  const add = async (displayName: string, slug: string) => {
    const uid = await createAccount(tx, { email: `${slug}@team.plusone.test`, displayName })
    await addStaff(tx, uid, { role: 'account_manager', displayName, slug, secondFactorExempt: true })
    return uid
  }
  const inParis = await add('Marc Delacroix', 'marc-delacroix')
  const inNewYork = await add('Joy Harper', 'joy-harper')
  return { london: inLondon, berlin: inLondon, paris: inParis, dubai: inParis, nyc: inNewYork, melbourne: inNewYork }
}

/** Two venues that the team tries things with, marked as not real; they make the admin somebody with more than one profile. */
async function makeOurOwnBrands(tx: Tx, adminUid: string): Promise<void> {
  const orgUid = await makeOrganisation(tx, { name: 'Plusone test venues', city: 'london' })
  for (const name of ['Test Kitchen', 'Test Bar']) {
    const uid = await makeBrand(tx, {
      name,
      orgUid,
      city: 'london',
      address: '1 Example Street, London',
      postcode: 'N1 9GU',
      description: 'Our own venue for trying things out. Creators can’t visit it.',
      labels: ['dev-fake'],
      customerStatus: 'inactive',
      salesStage: 909,
    })
    await addMembership(tx, adminUid, 'brand', uid, 'member')
  }
}

async function makeInfluencers(tx: Tx, uids: DemoPeople['accounts']): Promise<DemoPeople['influencers']> {
  const audience = {
    city: { london: 46, manchester: 9 },
    country: { GB: 71, US: 8 },
    gender: { female: 72, male: 28 },
    age: { '18–24': 24, '25–34': 51, '35–44': 17, '45–54': 8 },
  }
  return {
    creator: await makeInfluencer(tx, {
      name: 'Maya Okafor',
      handle: 'maya.eats.london',
      ownerUid: uids.creator,
      homeCity: 'london',
      dateOfBirth: '1994-08-17',
      gender: 'female',
      languages: ['en', 'fr'],
      contentVibe: ['fine dining', 'brunch', 'cocktails'],
      bio: 'Small plates, big light. Londoner with a fork.',
      latitude: 51.5362,
      longitude: -0.1033,
      social: [
        {
          platform: 'instagram',
          handle: 'maya.eats.london',
          followers: 38_400,
          averageViews: 21_000,
          engagementBp: 410,
          audience,
          confirmedHow: 'staff',
        },
        {
          platform: 'tiktok',
          handle: 'mayaeats',
          followers: 12_700,
          averageViews: 30_500,
          engagementBp: 620,
          audience,
          confirmedHow: 'screenshot',
        },
      ],
    }),
    both: await makeInfluencer(tx, {
      name: 'Sam Rivera',
      handle: 'sam.bakes',
      ownerUid: uids.both,
      homeCity: 'london',
      dateOfBirth: '1999-01-30',
      gender: 'non-binary',
      languages: ['en', 'es'],
      contentVibe: ['coffee', 'brunch'],
      bio: 'I bake, I film, I eat the evidence.',
      social: [
        {
          platform: 'instagram',
          handle: 'sam.bakes',
          followers: 9_100,
          averageViews: 4_800,
          engagementBp: 530,
          confirmedHow: 'self-declared',
          // Entered lately, as seen from the day the demo is opened.
          confirmedAt: plus(now(), 710 * dayMs),
        },
      ],
    }),
  }
}
