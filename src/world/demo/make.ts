import { count } from 'drizzle-orm'
import type { Storage } from '../../adapters/storage/storage.ts'
import { localOutbox } from '../../adapters/mail/mail.ts'
import { createProduct } from '../../app/server/product.ts'
import { assignManager, createAccount } from '../../domains/accounts/server/accounts.ts'
import { accounts } from '../../domains/accounts/server/tables.ts'
import { makeBrand, makeInfluencer } from '../../domains/profiles/server/build.ts'
import type { City } from '../../domains/profiles/vocabulary.ts'
import { dayMs, now, setClock } from '../../kit/server/clock.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Database } from '../../kit/server/database.ts'
import type { Log } from '../../kit/server/log.ts'
import { sendDueMail } from '../../kit/server/mail/outbox.ts'
import { type DemoActor, demoActor } from './actor.ts'
import { demoCreator } from './creators.ts'
import { makeDemoHistory } from './history.ts'
import { type DemoPeople, makeDemoPeople } from './people.ts'
import { drawAll } from './pictures.ts'
import { seededRandom } from './random.ts'
import { type DemoVenue, demoVenues } from './venues.ts'

export const demoCities = ['london', 'paris', 'nyc', 'dubai', 'berlin', 'melbourne'] as const satisfies readonly City[]
const creatorsPerCity = 34

export type DemoBrand = {
  uid: string
  city: City
  category: DemoVenue[1]
  handle: string
  act: DemoActor
  pictures: string[]
}
export type DemoInfluencer = { uid: string; city: City; act: DemoActor }
export type DemoWorld = {
  people: DemoPeople
  brands: DemoBrand[]
  influencers: DemoInfluencer[]
  manager: DemoActor
  creator: DemoActor
}

/** True while nobody has an account: only then may demo data be made. */
export async function isEmpty(database: Database): Promise<boolean> {
  const [row] = await database.db.select({ count: count() }).from(accounts)
  return row!.count === 0
}

/**
 * Makes the demo: six cities with their venues and creators, briefs in every state and collabs at every stage, through the
 * product's own builders and calls. Ends with the clock at the present and nothing left to send.
 */
export async function makeDemo(parts: {
  database: Database
  config: Config
  storage: Storage
  log: Log
  password: string
}): Promise<void> {
  const { database, config, log, password } = parts
  const { db } = database
  const runner = createProduct(database, config)
  const present = now().getTime()
  const act = (accountUid: string) => demoActor(database, runner, accountUid)
  try {
    setClock(new Date(present - 730 * dayMs))
    const people = await db.transaction((tx) => makeDemoPeople(tx, password))
    const brands = await makeBrands(database, people, act)
    const influencers = await makeInfluencers(database, act)
    influencers.push({ uid: people.influencers.creator, city: 'london', act: act(people.accounts.creator) })
    await drawAll(parts, people, brands, influencers)
    await makeDemoHistory(
      { people, brands, influencers, manager: act(people.accounts.admin), creator: act(people.accounts.creator) },
      present,
    )
  } finally {
    setClock(null)
  }
  // Two years of mail have long been read: the local outbox is where they went.
  await sendDueMail(db, localOutbox, log)
}

async function makeBrands(
  database: Database,
  people: DemoPeople,
  act: (accountUid: string) => DemoActor,
): Promise<DemoBrand[]> {
  const brands: DemoBrand[] = [
    {
      uid: people.brands.harbour,
      city: 'london',
      category: 'Restaurant',
      handle: 'harbourandhearth',
      act: act(people.accounts.brand),
      pictures: [],
    },
    {
      uid: people.brands.lantern,
      city: 'london',
      category: 'Nightlife',
      handle: 'thelanternroom',
      act: act(people.accounts.brand),
      pictures: [],
    },
    {
      uid: people.brands.cafe,
      city: 'london',
      category: 'Cafe',
      handle: 'riverapasteleria',
      act: act(people.accounts.both),
      pictures: [],
    },
    {
      uid: people.brands.fresh,
      city: 'london',
      category: 'Cafe',
      handle: 'aldouscoffee',
      act: act(people.accounts.newBrand),
      pictures: [],
    },
  ]
  await database.db.transaction(async (tx) => {
    for (const city of demoCities) {
      for (const [name, category, district, address, latitude, longitude] of demoVenues[city]!) {
        const handle = name
          .normalize('NFD')
          .toLowerCase()
          .replace(/[^a-z0-9]/g, '')
        const ownerUid = await createAccount(tx, { email: `${handle}@venues.plusone.test`, displayName: name })
        const description = `${name} in ${district}: a ${category.toLowerCase()} that people come back to.`
        const uid = await makeBrand(tx, {
          name,
          category,
          city,
          district,
          address,
          latitude,
          longitude,
          handle,
          ownerUid,
          description,
          salesStage: 4,
          onboardingStage: 6,
          customerStatus: brands.length % 4 === 0 ? 'activating' : 'receiving-value',
          arrivalText: 'Say at the door that you are here with Plusone.',
        })
        await assignManager(tx, uid, people.accounts.manager)
        brands.push({ uid, city, category, handle, act: act(ownerUid), pictures: [] })
      }
    }
  })
  return brands
}

async function makeInfluencers(database: Database, act: (accountUid: string) => DemoActor): Promise<DemoInfluencer[]> {
  const random = seededRandom(7)
  const made: DemoInfluencer[] = []
  await database.db.transaction(async (tx) => {
    for (let index = 0; index < demoCities.length * creatorsPerCity; index += 1) {
      const city = demoCities[index % demoCities.length]!
      const creator = demoCreator(index, city, random)
      const ownerUid = await createAccount(tx, {
        email: `${creator.handle}@creators.plusone.test`,
        displayName: creator.name,
      })
      const approval = index % 17 === 5 ? ('applied' as const) : ('approved' as const)
      const permit =
        city === 'dubai' ? { permitNumber: `AE-${10_000 + index}`, permitCountry: 'AE', permitUntil: '2030-12-31' } : {}
      const uid = await makeInfluencer(tx, { ...creator, ...permit, approval, ownerUid })
      if (approval === 'approved') made.push({ uid, city, act: act(ownerUid) })
    }
  })
  return made
}
