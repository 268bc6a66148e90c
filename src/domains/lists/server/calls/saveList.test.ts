import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { influencerListMembers } from '../tables.ts'
import { listCalls } from '../../contract.ts'
import { exampleList, makeList } from '../build.ts'

describeCall(listCalls.saveList, (w) => ({ uid: null, fields: exampleList(w.anna.accountUid, 'New') }))

const membersOf = async (w: World, uid: string) =>
  (await w.ada.call('listListMembers', { uid })).rows.map(({ handle }) => handle)

it('makes a list by rule with those who fit, and writes what it said before and says after', async () => {
  const w = await world()
  const owner = w.anna.accountUid
  const made = await w.anna.call('saveList', {
    uid: null,
    fields: exampleList(owner, 'Fans', { followersFrom: 10_000 }),
  })
  expect(await membersOf(w, made.uid)).toEqual(['alice.eats', 'dora.d', 'olivia.out'])
  const fields = exampleList(owner, 'Fans', { followersFrom: 30_000 })
  const changed = await w.amir.call('saveList', { uid: made.uid, version: made.version, fields })
  expect([changed.members, changed.removed]).toEqual([0, 3])
  const saved = must((await w.eventsOf(made.uid)).find(({ kind }) => kind === 'list.updated'))
  expect([saved.actorUid, must(saved.before).rule, must(saved.after).rule]).toMatchObject([
    w.amir.accountUid,
    { followersFrom: 10_000 },
    { followersFrom: 30_000 },
  ])
})

it('keeps who was chosen by hand when a list gets a rule', async () => {
  const w = await world()
  const owner = w.anna.accountUid
  const uid = await w.tx((tx) => makeList(tx, { name: 'Friends', by: null, members: [w.aliceInfluencer] }))
  const fields = exampleList(owner, 'Friends', { reliabilityFrom: 90 })
  await w.anna.call('saveList', { uid, version: 1, fields })
  expect(await membersOf(w, uid)).toEqual(['alice.eats'])
  const [member] = await w.database.db
    .select()
    .from(influencerListMembers)
    .where(eq(influencerListMembers.listUid, uid))
  expect(must(member).addedBy).toBe(owner)
})

it('refuses a name twice, an older version, an owner outside the team, and a rule that says nothing', async () => {
  const w = await world()
  const owner = w.anna.accountUid
  const { uid } = await w.anna.call('saveList', { uid: null, fields: exampleList(owner, 'Fans') })
  const save = (given: object) =>
    refusal(w.ada.call('saveList', { uid: null, fields: exampleList(owner, 'B'), ...given }))
  expect((await save({ fields: exampleList(owner, 'Fans') })).code).toBe('failed-precondition')
  expect((await save({ fields: exampleList(w.bella.accountUid, 'C') })).code).toBe('failed-precondition')
  expect((await save({ fields: exampleList(owner, 'C', {}) })).code).toBe('invalid-argument')
  expect((await save({ fields: { ...exampleList(owner, 'C'), kind: 'rule' } })).code).toBe('invalid-argument')
  const rename = { uid, version: 1, fields: exampleList(owner, 'Friends') }
  await w.ada.call('saveList', rename)
  expect((await refusal(w.ada.call('saveList', rename))).code).toBe('aborted')
})
