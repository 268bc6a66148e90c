import { must } from '../../kit/contract/must.ts'
import type { Storage } from '../../adapters/storage/storage.ts'
import { localOutbox } from '../../adapters/mail/mail.ts'
import { allJobs } from '../../product/server/jobs.ts'
import { openPayments } from '../../adapters/payments/open-payments.ts'
import { createProduct } from '../../product/server/product.ts'
import { assignManager, createAccount, lockForFirstAccount } from '../../domains/accounts/server/accounts.ts'
import { makeBrand } from '../../domains/organisations/server/build.ts'
import { makeInfluencer } from '../../domains/profiles/server/build.ts'
import type { City } from '../../domains/profiles/vocabulary.ts'
import { dayMs, now, setClock } from '../../kit/server/clock.ts'
import type { Config } from '../../kit/server/config.ts'
import { sayNothing } from '../../kit/server/bus.ts'
import type { Database, Tx } from '../../kit/server/database.ts'
import type { Runner } from '../../kit/server/runner.ts'
import type { Log } from '../../kit/server/log.ts'
import { markAllSent } from '../../kit/server/mail/outbox.ts'
import { type DemoActor, openDemoStage } from './actor.ts'
import { makeDemoMeetings } from './meetings.ts'
import { demoCreator } from './creators.ts'
import type { DemoBrand, DemoInfluencer } from './demo-world.ts'
import { makeDemoFiles } from './files.ts'
import { makeDemoLists } from './lists.ts'
import { makePast } from './past.ts'
import { type DemoPeople, makeDemoPeople } from './people.ts'
import { openPictures } from './pictures.ts'
import { makeDemoAd } from './ads.ts'
import { makeDemoPlan } from './plan.ts'
import { makePresent } from './present.ts'
import { seededRandom } from './random.ts'
import { demoVenues } from './venues.ts'

export const demoCities = ['london', 'paris', 'nyc', 'dubai', 'berlin', 'melbourne'] as const satisfies readonly City[]
const creatorsPerCity = 34

type DemoParts = { database: Database; config: Config; storage: Storage; log: Log; password: string }

/**
 * Makes the demo where nobody has an account: six cities with their venues and creators, briefs in every state and collabs
 * at every stage, through the product's own builders and calls. All of it is one transaction, so that it is there whole or
 * not at all; of several processes that start at once one makes it. Ends with the clock at the present and nothing left to
 * send. `progress` hears of each part as it begins.
 */
export async function makeDemo(parts: DemoParts, progress: (part: string) => void): Promise<void> {
  const { database, config } = parts
  const runner = createProduct(database, config)
  const present = now().getTime()
  try {
    await database.db.transaction(async (tx) => {
      if (!(await lockForFirstAccount(tx))) return
      sayNothing(tx)
      await makeIn(tx, { ...parts, progress }, runner, present)
    })
  } finally {
    setClock(null)
  }
}

async function makeIn(
  tx: Tx,
  parts: DemoParts & { progress: (part: string) => void },
  runner: Runner,
  present: number,
): Promise<void> {
  const { config, log, password, storage, progress } = parts
  const act = await openDemoStage(tx, runner)
  setClock(new Date(present - 730 * dayMs))
  progress('people and venues')
  const people = await makeDemoPeople(tx, password)
  const brands = await makeBrands(tx, people, act)
  const influencers = await makeInfluencers(tx, act, present)
  for (const key of ['creator', 'both'] as const) {
    const accountUid = people.accounts[key]
    influencers.push({ uid: people.influencers[key], city: 'london', accountUid, act: act(accountUid), delivered: 0 })
  }
  const deps = { db: tx, storage }
  const pictures = openPictures(deps, people.accounts.admin, brands)
  const files = await makeDemoFiles(deps, people.accounts.admin)
  const world = {
    people,
    brands,
    influencers,
    hangPictures: pictures.hang,
    manager: act(people.accounts.admin),
    accountManager: act(people.accounts.manager),
    run: (job: string) => runJob(job, { db: tx, config, log, mail: localOutbox, payments: openPayments(config, tx) }),
  }
  progress('two years of collabs')
  await makePast(world, files, present)
  await pictures.hangFaces(influencers)
  progress('what is going on now')
  await makePresent(world, files, present)
  await makeDemoPlan(
    { owner: act(people.accounts.brand), brandUid: people.brands.harbour, run: world.run },
    { db: tx, config },
    present,
  )
  await makeDemoLists(world, present)
  await makeDemoAd(world, deps, present)
  setClock(new Date(present))
  await makeDemoMeetings({ manager: act(people.accounts.manager), admin: world.manager, guest: act(null) }, present)
  await world.run('refresh-reliability')
  // Two years of mail have long been read: the local outbox is where they went.
  await markAllSent(tx)
}

async function runJob(name: string, parts: Parameters<(typeof allJobs)[number]['run']>[0]): Promise<void> {
  await must(
    allJobs.find((job) => job.name === name),
    `the job ${name}`,
  ).run(parts)
}

async function makeBrands(tx: Tx, people: DemoPeople, act: (accountUid: string) => DemoActor): Promise<DemoBrand[]> {
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
  return brands
}

async function makeInfluencers(
  tx: Tx,
  act: (accountUid: string) => DemoActor,
  present: number,
): Promise<DemoInfluencer[]> {
  const random = seededRandom(7)
  const made: DemoInfluencer[] = []
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
  return made
}
