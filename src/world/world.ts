import { type CallName, createProduct, type Input, type Output, runCall } from '../product/server/product.ts'
import {
  addMembership,
  addStaff,
  assignManager,
  createAccount,
  disableAccount,
} from '../domains/accounts/server/accounts.ts'
import type { Services } from '../access/server/handler.ts'
import { listEvents } from '../domains/audit/server/events.ts'
import { makeBrand } from '../domains/organisations/server/build.ts'
import { makeInfluencer } from '../domains/profiles/server/build.ts'
import { setClock } from '../kit/server/clock.ts'
import type { Database, Tx } from '../kit/server/database.ts'
import type { Caller, Runner } from '../kit/server/runner.ts'
import type { Snapshot } from '../kit/testing/snapshots.ts'
import { testConfig } from '../kit/testing/test-config.ts'
import { identity } from '../product/identity.ts'
import { openTestDatabase, type TestDatabase } from '../kit/testing/test-database.ts'
import { beginStories } from './story.ts'

export type { Input }

/** Someone who acts through the public calls. */
export type Person<Account extends string | null = string> = {
  name: string
  accountUid: Account
  caller: Caller
  call: <Name extends CallName>(name: Name, input: Input<Name>) => Promise<Output<Name>>
  /** Sends whatever a test likes, for input that the contract does not know. */
  callRaw: (name: CallName, input: unknown) => Promise<unknown>
}

/** The day on which test stories begin: a Monday morning, in London's winter time. */
export const storyStart = new Date('2026-03-02T09:00:00Z')

/**
 * Named people and places for a test, on an emptied database with the clock at `storyStart`.
 * Luna is Bella's and Ben's restaurant in London, managed by Anna; Orso is Oscar's, of another organisation.
 * Websites are read as in the product, unless a test has some of its own.
 * Alice and Olivia are influencers in London. Dora was a member of Luna and an influencer, and is disabled.
 */
export async function world(websites?: Services['websites']): Promise<World> {
  setClock(storyStart)
  const test = await openTestDatabase()
  const { database } = test
  const uids = await populate(test)
  const config = testConfig(identity)
  const runner = createProduct(database, config, websites)
  const personOf = (name: keyof Accounts): Person => personWho(runner, name, uids.accounts[name])
  return {
    ...uids.profiles,
    database,
    config,
    runner,
    tx: (work) => database.db.transaction(work),
    eventsOf: (subjectUid) => listEvents(database.db, subjectUid),
    anonymous: personWho(runner, 'anonymous', null),
    alice: personOf('alice'),
    olivia: personOf('olivia'),
    bella: personOf('bella'),
    ben: personOf('ben'),
    oscar: personOf('oscar'),
    anna: personOf('anna'),
    amir: personOf('amir'),
    ada: personOf('ada'),
    dora: personOf('dora'),
  }
}

type Accounts = Record<'alice' | 'olivia' | 'bella' | 'ben' | 'oscar' | 'anna' | 'amir' | 'ada' | 'dora', string>
type Profiles = Record<'luna' | 'orso' | 'aliceInfluencer' | 'oliviaInfluencer' | 'doraInfluencer', string>
type Uids = { accounts: Accounts; profiles: Profiles }

/** Everyone of the world, by database: made in its first test, restored in the others. */
const populations = new WeakMap<TestDatabase, { uids: Uids; snapshot: Snapshot }>()

async function populate(test: TestDatabase): Promise<Uids> {
  let population = populations.get(test)
  if (population) {
    await test.restore(population.snapshot)
  } else {
    await test.restore(test.empty)
    const uids = await test.database.db.transaction(makePeople)
    population = { uids, snapshot: await test.take() }
    populations.set(test, population)
  }
  beginStories(test)
  return population.uids
}

async function makePeople(tx: Tx): Promise<Uids> {
  const account = (name: string) => createAccount(tx, { email: `${name}@example.test`, displayName: capitalised(name) })
  const [alice, olivia, bella, ben, oscar, anna, amir, ada, dora] = [
    await account('alice'),
    await account('olivia'),
    await account('bella'),
    await account('ben'),
    await account('oscar'),
    await account('anna'),
    await account('amir'),
    await account('ada'),
    await account('dora'),
  ]
  await addStaff(tx, anna, { role: 'account_manager', displayName: 'Anna', slug: 'anna', secondFactorExempt: true })
  await addStaff(tx, amir, { role: 'account_manager', displayName: 'Amir', slug: 'amir', secondFactorExempt: true })
  await addStaff(tx, ada, {
    role: 'admin',
    displayName: 'Ada',
    slug: 'ada',
    designated: true,
    secondFactorExempt: true,
  })
  const luna = await makeBrand(tx, { name: 'Luna', handle: 'cafeluna', ownerUid: bella })
  const orso = await makeBrand(tx, { name: 'Orso', handle: 'orso', ownerUid: oscar })
  await addMembership(tx, ben, 'brand', luna, 'member')
  await addMembership(tx, dora, 'brand', luna, 'admin')
  await assignManager(tx, luna, anna)
  await assignManager(tx, orso, amir)
  const social = [
    {
      platform: 'instagram',
      handle: 'x',
      followers: 20_000,
      averageViews: 8_000,
      engagementBp: 420,
      confirmedHow: 'staff',
    },
  ] as const
  const aliceInfluencer = await makeInfluencer(tx, {
    name: 'Alice Moreau',
    handle: 'alice.eats',
    ownerUid: alice,
    social,
    contentVibe: ['fine dining', 'brunch'],
    languages: ['en'],
  })
  const oliviaInfluencer = await makeInfluencer(tx, {
    name: 'Olivia Grant',
    handle: 'olivia.out',
    ownerUid: olivia,
    social,
    languages: ['en'],
  })
  const doraInfluencer = await makeInfluencer(tx, { name: 'Dora Lind', handle: 'dora.d', ownerUid: dora, social })
  await disableAccount(tx, dora, 'for the tests')
  return {
    accounts: { alice, olivia, bella, ben, oscar, anna, amir, ada, dora },
    profiles: { luna, orso, aliceInfluencer, oliviaInfluencer, doraInfluencer },
  }
}

export type World = {
  /** What was recorded of a record, newest first. */
  eventsOf: (subjectUid: string) => ReturnType<typeof listEvents>
  database: Database
  config: ReturnType<typeof testConfig>
  runner: Runner
  tx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  anonymous: Person<null>
} & Record<'alice' | 'olivia' | 'bella' | 'ben' | 'oscar' | 'anna' | 'amir' | 'ada' | 'dora', Person> &
  Record<'luna' | 'orso' | 'aliceInfluencer' | 'oliviaInfluencer' | 'doraInfluencer', string>

/** An account as someone who makes calls, without a browser session. */
export function personWho<Account extends string | null>(
  runner: Runner,
  name: string,
  accountUid: Account,
): Person<Account> {
  const caller: Caller = { accountUid, sessionUid: null, requestId: 'test', address: '127.0.0.1' }
  return { name, accountUid, caller, ...callsOf(runner, caller) }
}

/** The calls that `caller` makes, typed by the name of the call. */
export function callsOf(runner: Runner, caller: Caller): Pick<Person, 'call' | 'callRaw'> {
  return {
    call: (name, input) => runCall(runner, name, input, caller),
    callRaw: (name, input) => runner.run(name, input, caller),
  }
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
