import { count } from 'drizzle-orm'
import { must, one } from '../../kit/contract/must.ts'
import type { Storage } from '../../adapters/storage/storage.ts'
import { localOutbox } from '../../adapters/mail/mail.ts'
import { allJobs } from '../../product/server/jobs.ts'
import { openPayments } from '../../adapters/payments/open-payments.ts'
import { createProduct } from '../../product/server/product.ts'
import { assignManager, createAccount } from '../../domains/accounts/server/accounts.ts'
import { accountFacts } from '../../domains/accounts/server/facts.ts'
import { makeBrand } from '../../domains/organisations/server/build.ts'
import { makeInfluencer } from '../../domains/profiles/server/build.ts'
import type { City } from '../../domains/profiles/vocabulary.ts'
import { dayMs, now, setClock } from '../../kit/server/clock.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Database } from '../../kit/server/database.ts'
import type { Log } from '../../kit/server/log.ts'
import { sendDueMail } from '../../kit/server/mail/outbox.ts'
import { type DemoActor, demoActor } from './actor.ts'
import { makeDemoMeetings } from './meetings.ts'
import { demoCreator } from './creators.ts'
import type { DemoBrand, DemoInfluencer } from './demo-world.ts'
import { makeDemoFiles } from './files.ts'
import { makeDemoLists } from './lists.ts'
import { makePast } from './past.ts'
import { type DemoPeople, makeDemoPeople } from './people.ts'
import { drawAll } from './pictures.ts'
import { makeDemoAd } from './ads.ts'
import { makeDemoPlan } from './plan.ts'
import { makePresent } from './present.ts'
import { seededRandom } from './random.ts'
import { demoVenues } from './venues.ts'

export const demoCities = ['london', 'paris', 'nyc', 'dubai', 'berlin', 'melbourne'] as const satisfies readonly City[]
const creatorsPerCity = 34

/** True while nobody has an account: only then may demo data be made. */
export async function isEmpty(database: Database): Promise<boolean> {
  const row = one(await database.db.select({ count: count() }).from(accountFacts))
  return row.count === 0
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
    const influencers = await makeInfluencers(database, act, present)
    for (const key of ['creator', 'both'] as const) {
      const accountUid = people.accounts[key]
      influencers.push({ uid: people.influencers[key], city: 'london', accountUid, act: act(accountUid), delivered: 0 })
    }
    await drawAll(parts, people, brands, influencers)
    const files = await makeDemoFiles(parts, people.accounts.admin)
    const world = {
      people,
      brands,
      influencers,
      manager: act(people.accounts.admin),
      accountManager: act(people.accounts.manager),
      run: (job: string) => runJob(job, { db, config, log, mail: localOutbox, payments: openPayments(config, db) }),
    }
    await makePast(world, files, present)
    await makePresent(world, files, present)
    await makeDemoPlan(
      { owner: act(people.accounts.brand), brandUid: people.brands.harbour, run: world.run },
      { database, config },
      present,
    )
    await makeDemoLists(world, present)
    await makeDemoAd(world, parts, present)
    setClock(new Date(present))
    await makeDemoMeetings(
      { manager: act(people.accounts.manager), admin: world.manager, guest: demoActor(database, runner, null) },
      present,
    )
    await world.run('refresh-reliability')
  } finally {
    setClock(null)
  }
  // Two years of mail have long been read: the local outbox is where they went.
  await sendDueMail(db, localOutbox, log)
}

async function runJob(name: string, parts: Parameters<(typeof allJobs)[number]['run']>[0]): Promise<void> {
  await must(
    allJobs.find((job) => job.name === name),
    `the job ${name}`,
  ).run(parts)
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
      for (const [name, category, district, address, latitude, longitude] of must(
        demoVenues[city],
        `venues of ${city}`,
      )) {
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

async function makeInfluencers(
  database: Database,
  act: (accountUid: string) => DemoActor,
  present: number,
): Promise<DemoInfluencer[]> {
  const random = seededRandom(7)
  const made: DemoInfluencer[] = []
  await database.db.transaction(async (tx) => {
    for (let index = 0; index < demoCities.length * creatorsPerCity; index += 1) {
      const city = must(demoCities[index % demoCities.length], 'demo city')
      const creator = demoCreator(index, city, random, present)
      const ownerUid = await createAccount(tx, {
        email: `${creator.handle}@creators.plusone.test`,
        displayName: creator.name,
      })
      const joined = { createdAt: new Date(present - (700 - ((index * 37) % 690)) * dayMs) }
      const approval = index % 17 === 5 ? ('applied' as const) : ('approved' as const)
      const permit =
        city === 'dubai' ? { permitNumber: `AE-${10_000 + index}`, permitCountry: 'AE', permitUntil: '2030-12-31' } : {}
      const uid = await makeInfluencer(tx, { ...creator, ...permit, ...joined, approval, ownerUid })
      if (approval === 'approved') made.push({ uid, city, accountUid: ownerUid, act: act(ownerUid), delivered: 0 })
    }
  })
  return made
}
