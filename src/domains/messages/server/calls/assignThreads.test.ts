import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { type Person, world } from '../../../../world/world.ts'
import { assignManager, disableAccount, removeMembership } from '../../../accounts/server/accounts.ts'
import { eventFacts } from '../../../audit/server/facts.ts'
import { messageCalls } from '../../contract.ts'

describeCall(messageCalls.assignThreads, async (w) => ({
  collabUids: [(await requestedCollab(w)).uid],
  accountUid: null,
}))

const assigned = async (person: Person, profileUid?: string) =>
  (await person.call('listThreads', profileUid ? { profileUid } : {})).rows.map(({ assignedTo }) => assignedTo?.name)
const titles = async (person: Person) =>
  (await person.call('listNotifications', {})).rows
    .filter(({ kind }) => kind === 'thread.assigned')
    .map(({ title }) => title)

it('gives a conversation to one of the team, who is told once; the other side and our team see nothing of it', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  const give = (accountUid: string | null) => w.bella.call('assignThreads', { collabUids: [uid], accountUid })
  await give(w.ben.accountUid)
  await give(w.ben.accountUid)
  expect(await titles(w.ben)).toEqual(['Assigned to you: Alice Moreau'])
  expect(await assigned(w.bella, w.luna)).toEqual(['Ben'])
  expect(await assigned(w.alice, w.aliceInfluencer)).toEqual([undefined])
  expect(await assigned(w.anna)).toEqual([undefined])
  expect((await w.alice.call('getThread', { collabUid: uid })).assignedTo).toBeNull()
  const { events } = await w.alice.call('getCollabTimeline', { uid })
  expect(events.map(({ kind }) => kind)).not.toContain('thread.assigned')
  const mine = (person: Person) => person.call('listThreads', { profileUid: w.luna, box: 'mine' })
  expect((await mine(w.ben)).rows).toHaveLength(1)
  expect((await mine(w.bella)).rows).toEqual([])
  expect((await w.bella.call('listThreads', { profileUid: w.luna, box: 'unassigned' })).rows).toEqual([])
  await give(null)
  expect(await assigned(w.bella, w.luna)).toEqual([undefined])
  const recorded = await w.tx((tx) => tx.select().from(eventFacts).where(eq(eventFacts.kind, 'thread.assigned')))
  expect(recorded).toHaveLength(2)
})

it('makes one notification of several, and is nobody’s when that person has left', async () => {
  const w = await world()
  const { uid, brief } = await requestedCollab(w)
  const applied = { briefUid: brief.uid, influencerUid: w.oliviaInfluencer, message: '' }
  const second = await w.olivia.call('applyToBrief', applied)
  await w.bella.call('assignThreads', { collabUids: [uid, second.uid], accountUid: w.ben.accountUid })
  expect(await titles(w.ben)).toEqual(['2 conversations assigned to you'])
  await w.tx((tx) => removeMembership(tx, w.ben.accountUid, w.luna))
  expect(await assigned(w.bella, w.luna)).toEqual([undefined, undefined])
  expect((await w.bella.call('listThreads', { profileUid: w.luna, box: 'unassigned' })).rows).toHaveLength(2)
})

it('goes among our own people to whoever could reply, and says who could not', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  await w.ada.call('assignThreads', { collabUids: [uid], accountUid: w.anna.accountUid })
  expect(await titles(w.anna)).toEqual(['Assigned to you: Luna and Alice Moreau'])
  expect(await assigned(w.bella, w.luna)).toEqual([undefined])
  const refused = async (person: Person, accountUid: string) =>
    (await refusal(person.call('assignThreads', { collabUids: [uid], accountUid }))).message
  expect(await refused(w.ada, w.amir.accountUid)).toBe(
    'Amir doesn’t look after Luna, so they can’t reply. Choose its account manager or an admin.',
  )
  expect(await refused(w.ada, w.bella.accountUid)).toBe('That person isn’t on our team. Choose someone else.')
  expect(await refused(w.bella, w.anna.accountUid)).toBe('That person isn’t on this venue’s team. Choose someone else.')
})

it('is nobody’s once its account manager no longer looks after the brand, and in a box that all of ours see', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  await w.ada.call('assignThreads', { collabUids: [uid], accountUid: w.anna.accountUid })
  const uidsIn = async (person: Person, box: 'mine' | 'unassigned') =>
    (await person.call('listThreads', { box })).rows.map(({ collabUid }) => collabUid)
  expect([await uidsIn(w.anna, 'mine'), await uidsIn(w.ada, 'unassigned')]).toEqual([[uid], []])
  await w.tx((tx) => assignManager(tx, w.luna, w.amir.accountUid))
  expect([await uidsIn(w.anna, 'mine'), await uidsIn(w.ada, 'unassigned')]).toEqual([[], [uid]])
  expect((await w.ada.call('getThread', { collabUid: uid })).assignedTo).toBeNull()
})

it('says so when somebody’s account is disabled', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  for (const { accountUid } of [w.anna, w.ben]) await w.tx((tx) => disableAccount(tx, accountUid, 'Left'))
  const refused = async (person: Person, accountUid: string) =>
    refusal(person.call('assignThreads', { collabUids: [uid], accountUid }))
  const words = (name: string) => ({
    code: 'failed-precondition',
    message: `${name}’s account is disabled, so they can’t reply. Choose someone else.`,
  })
  expect(await refused(w.ada, w.anna.accountUid)).toMatchObject(words('Anna'))
  expect(await refused(w.bella, w.ben.accountUid)).toMatchObject(words('Ben'))
})
