import { keysOf } from '../../kit/contract/keys.ts'
import { drizzle } from 'drizzle-orm/node-postgres'
import { must } from '../../kit/contract/must.ts'
import type { Storage } from '../../adapters/storage/storage.ts'
import { localOutbox } from '../../adapters/mail/mail.ts'
import { allJobs } from '../../product/server/jobs.ts'
import { openPayments } from '../../adapters/payments/open-payments.ts'
import { createProduct } from '../../product/server/product.ts'
import {
  addMembership,
  assignManager,
  createAccount,
  lockForFirstAccount,
} from '../../domains/accounts/server/accounts.ts'
import { makeBrand } from '../../domains/organisations/server/build.ts'
import { makePlatformReadings } from '../../domains/content/server/build.ts'
import { sendMailOnlyTo } from '../../domains/notifications/server/build.ts'
import { makeDayRates, makeWorth } from '../../domains/value/server/build.ts'
import { dayMs, now, setClock } from '../../kit/server/clock.ts'
import type { Config } from '../../kit/server/config.ts'
import { sayNothing } from '../../kit/server/bus.ts'
import type { Database, Tx } from '../../kit/server/database.ts'
import { listStoredTables } from '../../kit/server/stored-tables.ts'
import type { Log } from '../../kit/server/log.ts'
import { type DemoActor, openDemoStage } from './actor.ts'
import { openBring } from './bring.ts'
import { makeDemoCampaigns } from './campaigns.ts'
import { makeDemoDuplicates } from './duplicates.ts'
import { makeDemoLogistics } from './logistics.ts'
import { makeGroupRules, ownGroup } from './group.ts'
import { makeDemoMeetings } from './meetings.ts'
import type { DemoBrand } from './demo-world.ts'
import { makeDemoFiles } from './files.ts'
import { makeCastingAndFlags } from './casting-and-flags.ts'
import { lookBack } from './look-back.ts'
import { makeDemoRecords } from './records.ts'
import { remindInTime } from './reminders.ts'
import { connectAccounts } from './connected.ts'
import { makeDemoIdChecks } from './id-checks.ts'
import { openEligibility } from './eligibility.ts'
import { makeDemoImports } from './imports.ts'
import { demoCities, makeInfluencers } from './influencers.ts'
import { makeDemoLists } from './lists.ts'
import { makeOwnYears } from './own-years.ts'
import { makePast } from './past.ts'
import { type DemoPeople, makeDemoPeople } from './people.ts'
import { hangClips, hangFaces, hangManagers, hangPortfolios, hangVenuePictures } from './pictures.ts'
import { makeDemoAd } from './ads.ts'
import { makeDemoPlans, payersOf } from './plan.ts'
import { makePresent } from './present.ts'
import { sendScreenshots } from './screenshots.ts'
import { type RememberingClient, rememberReads } from './remembered-reads.ts'
import { makeDemoReferrals } from './referrals.ts'
import { shareByLink } from './shared-by-link.ts'
import { demoVenues, groupManagers, handleOf, hoursOf, ownVenues } from './venues.ts'

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
    await aloneWith(database, async (memory) => {
      await drizzle(memory.client).transaction(async (tx) => {
        if (!(await lockForFirstAccount(tx))) return
        sayNothing(tx)
        await makeIn(tx, { ...parts, progress }, openDemoStage(tx, runner, memory), present)
      })
    })
  } finally {
    setClock(null)
  }
}

/** On one connection, which remembers what it read: until the first account is there, nobody else writes. */
async function aloneWith(
  { db, pool, kind }: Database,
  make: (memory: RememberingClient) => Promise<void>,
): Promise<void> {
  const tables = (await listStoredTables(db)).map(({ name }) => name)
  const client = await pool.connect()
  try {
    await make(rememberReads(client, tables))
  } finally {
    client.release(kind === 'postgres')
  }
}

async function makeIn(
  tx: Tx,
  parts: DemoParts & { progress: (part: string) => void },
  act: (accountUid: string | null) => DemoActor,
  present: number,
): Promise<void> {
  const { config, log, password, storage, progress } = parts
  setClock(new Date(present - 730 * dayMs))
  progress('people and venues')
  const people = await makeDemoPeople(tx, password)
  const brands = await makeBrands(tx, people, act)
  const { influencers, applicants } = await makeInfluencers(tx, act, present)
  for (const key of ['creator', 'both'] as const) {
    const accountUid = people.accounts[key]
    influencers.push({
      uid: people.influencers[key],
      gender: key === 'creator' ? 'female' : 'male',
      city: 'london',
      alsoIn: [],
      averageViews: key === 'creator' ? 21_000 : 4_800,
      accountUid,
      act: act(accountUid),
      joinedAt: present - 730 * dayMs,
      pictures: [],
      delivered: 0,
    })
  }
  progress('pictures and videos')
  const bring = openBring({ db: tx, storage }, people.accounts.admin)
  const [files] = await Promise.all([
    makeDemoFiles(tx, bring, brands),
    hangVenuePictures(tx, bring, brands),
    hangClips(tx, bring, brands),
    hangFaces(tx, bring, [...influencers, ...applicants]),
    hangManagers(tx, bring, people.managers),
  ])
  await hangPortfolios(tx, influencers, brands)
  await hangPortfolios(tx, applicants, brands)
  await sendMailOnlyTo(tx, Object.values(people.accounts))
  const world = {
    isEligible: await openEligibility(tx, influencers),
    people,
    brands,
    influencers,
    manager: act(people.accounts.admin),
    accountManager: act(people.accounts.manager),
    run: (job: string) => runJob(job, { db: tx, config, log, mail: localOutbox, payments: openPayments(config, tx) }),
  }
  progress('two years of collabs')
  await makePast(world, files, present)
  await makeOwnYears(world, files, present)
  await makePlatformReadings(tx, new Date(present))
  // Requests are matched by it: it has to be there before they are made.
  setClock(new Date(present - 10 * dayMs))
  await world.run('refresh-reliability')
  progress('what is going on now')
  await makePresent(world, files, present)
  const groupUids = await ownGroup(tx, people)
  const payers = payersOf(people, groupUids[0], brands, act)
  await makeDemoPlans({ payers, admin: world.manager }, world.run, { db: tx, config }, present)
  const own = [people.brands.harbour, people.brands.lantern, people.brands.cafe]
  await makeGroupRules(act(people.accounts.group), groupUids)
  await makeDayRates(tx, new Date(present - 760 * dayMs), new Date(present))
  await makeWorth(
    tx,
    { brandUids: own, storyOf: people.influencers.creator },
    { since: new Date(present - 730 * dayMs), until: new Date(present) },
  )
  await makeDemoIdChecks(tx, config, world, present)
  await makeDemoLists(world, present)
  await makeDemoImports({ db: tx, storage }, world, present)
  await shareByLink(world, act(null))
  await makeDemoCampaigns(world, present)
  await makeDemoLogistics(world, present, { tx, config })
  await makeDemoAd(world, bring, present)
  await makeCastingAndFlags(world, present)
  await makeDemoReferrals(tx, world, present)
  await sendScreenshots(tx, bring, world, present)
  await remindInTime(world, present)
  setClock(new Date(present))
  progress('connected accounts')
  await connectAccounts(tx, config, world, bring, present)
  await makeDemoMeetings({ manager: act(people.accounts.manager), admin: world.manager, guest: act(null) }, present)
  await world.run('refresh-reliability')
  await makeDemoDuplicates(tx, world, present)
  await makeDemoRecords(tx, world, present)
  await lookBack(tx, world, present)
}

async function runJob(name: string, parts: Parameters<(typeof allJobs)[number]['run']>[0]): Promise<void> {
  const found = allJobs.find((job) => job.name === name)
  await must(found, `the job ${name}`).run(parts)
}

async function makeBrands(tx: Tx, people: DemoPeople, act: (accountUid: string) => DemoActor): Promise<DemoBrand[]> {
  const owners = { harbour: 'brand', lantern: 'brand', cafe: 'both', fresh: 'newBrand' } as const
  const brands = keysOf(owners).map((key): DemoBrand => {
    const owner = people.accounts[owners[key]]
    return { ...ownVenues[key], uid: people.brands[key], city: 'london', act: act(owner), pictures: [] }
  })
  for (const city of demoCities) {
    for (const venue of must(demoVenues[city], `venues of ${city}`)) {
      const [name, category, district, address, latitude, longitude] = venue
      const handle = handleOf(venue)
      const groupManager = groupManagers.get(name)
      const displayName = groupManager ?? name
      const actingUid = await createAccount(tx, { email: `${handle}@venues.plusone.test`, displayName })
      const whose = groupManager ? { orgUid: people.groupUid } : { ownerUid: actingUid }
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
        ...whose,
        description,
        salesStage: 4,
        onboardingStage: 6,
        openingHours: hoursOf(category),
        customerStatus: brands.length % 4 === 0 ? 'activating' : 'receiving-value',
        arrivalText: 'At the door, say you’re here with Plusone.',
      })
      if (groupManager) await addMembership(tx, actingUid, 'brand', uid, 'admin')
      await assignManager(tx, uid, people.managers[city])
      brands.push({ uid, city, category, handle, act: act(actingUid), pictures: [] })
    }
  }
  return brands
}
