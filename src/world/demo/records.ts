import { eq, isNull, sql } from 'drizzle-orm'
import { setAccount } from '../../domains/accounts/server/build.ts'
import { dayMs, hourMs, setClock } from '../../kit/server/clock.ts'
import type { Tx } from '../../kit/server/database.ts'
import { accountFacts } from '../../domains/accounts/server/facts.ts'
import { eventFacts } from '../../domains/audit/server/facts.ts'
import type { DemoWorld } from './demo-world.ts'
import { makeDemoMessages } from './messages.ts'

/** Whoever did something was here for it, if nobody said when they were. */
async function seeActive(tx: Tx): Promise<void> {
  const { uid, lastSeenAt } = accountFacts
  const active = await tx
    .select({ uid, at: sql<string>`max(${eventFacts.at})` })
    .from(eventFacts)
    .innerJoin(accountFacts, eq(uid, eventFacts.actorUid))
    .where(isNull(lastSeenAt))
    .groupBy(uid)
  for (const person of active) await setAccount(tx, person.uid, { lastSeenAt: new Date(person.at) })
}

/**
 * What our team wrote down about its brands and creators, and has to do for them, so that a record tells a story, and what it and the demo brand do with messages. The colours
 * of brands are worked out a week ago and now: some fell in between.
 */
export async function makeDemoRecords(tx: Tx, world: DemoWorld, present: number): Promise<void> {
  const { people, brands, manager, accountManager, run } = world
  const at = (days: number, hour = 0) => setClock(new Date(present + days * dayMs + hour * hourMs))
  const day = (days: number) => new Date(present + days * dayMs).toISOString().slice(0, 10)
  const { harbour, lantern, cafe } = people.brands
  const note = (recordUid: string, text: string, pinned = false) =>
    accountManager('addRecordNote', { recordUid, text, pinned })
  for (const [nth, { uid }] of brands.entries()) {
    const { rows } = await manager('listRecordPeople', { recordUid: uid })
    // Two in eight have not been here for five weeks: on the day of the first calculation that was less than a month.
    const lastSeenAt = new Date(present - ([5, 6].includes(nth % 8) ? 35 : 1 + (nth % 6)) * dayMs)
    for (const person of rows) await setAccount(tx, person.uid, { lastSeenAt })
  }
  await seeActive(tx)
  at(-61)
  await note(
    harbour,
    'Owner signs off content herself, on Mondays. Everything else goes through Nora at the bar.',
    true,
  )
  at(-33)
  await note(lantern, 'Wants fewer, larger creators. Weekend tables are off until the new terrace opens.')
  at(-20, 2)
  await note(
    harbour,
    'Call: happy with the Reels, wants two creators who can shoot the embers after dark. Asked about Christmas menus.',
  )
  at(-9)
  await run('calculate-rag')
  const { version, staff } = await accountManager('getBrandProfile', { uid: harbour })
  if (staff)
    await accountManager('saveBrandStaffFacts', {
      uid: harbour,
      version,
      fields: { ...staff, priority: 1, labels: ['cs-engaged'] },
    })
  at(-4)
  const { uid: report } = await accountManager('addRecordTask', {
    recordUid: harbour,
    text: 'Send last month’s numbers before the call',
    dueOn: day(-3),
  })
  at(-3, 1)
  await accountManager('tickRecordTask', { uid: report, done: true })
  await accountManager('addRecordTask', {
    recordUid: harbour,
    text: 'Suggest three creators for the Christmas menu',
    dueOn: day(1),
  })
  await accountManager('addRecordTask', { recordUid: lantern, text: 'Ask when the terrace opens', dueOn: day(5) })
  await note(
    people.influencers.creator,
    'Happy to do evenings. Prefers a plus-one, and never on the first day of a menu.',
    true,
  )
  await accountManager('addRecordTask', {
    recordUid: people.influencers.creator,
    text: 'Ask for new TikTok numbers',
    dueOn: day(2),
  })
  at(-2)
  await manager('setRecordRag', {
    uid: cafe,
    rag: 'amber',
    reason: 'New head chef, no visits until the menu is set',
    until: day(20),
  })
  at(0)
  await run('calculate-rag')
  await makeDemoMessages(world, present)
}
