import { expect, it } from 'vitest'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { world, type World } from '../../../../world/world.ts'
import { saveSubscription } from '../../../plans/server/subscription.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { privacyCalls } from '../../contract.ts'

describeCall(
  privacyCalls.requestDeletion,
  () => ({}),
  () => ({}),
)

const mailsOf = async (w: World) =>
  (await w.database.pool.query('select "to", subject from mails order by "to"')).rows as {
    to: string
    subject: string
  }[]

it('deletes an account in 14 days, and says so by mail and at the next visit', async () => {
  const w = await world()
  const { deletion } = await w.alice.call('requestDeletion', {})
  const dueAt = plus(now(), 14 * dayMs).toISOString()
  expect(deletion).toEqual({ dueAt, requestedAt: now().toISOString() })
  expect((await w.alice.call('getUser', {})).deletion_due_at).toBe(dueAt)
  expect(await mailsOf(w)).toEqual([
    { to: 'alice@example.test', subject: 'We’ll delete your Plusone account on Monday 16 March 2026' },
  ])
  expect((await w.eventsOf(w.alice.accountUid))[0]).toMatchObject({ kind: 'account.deletion-requested' })
})

it('asks once, however often it is sent', async () => {
  const w = await world()
  const asked = await Promise.allSettled([1, 2, 3].map(() => w.alice.call('requestDeletion', {})))
  expect(codes(asked)).toEqual(['ok', 'ok', 'ok'])
  expect(await mailsOf(w)).toHaveLength(1)
})

it('closes an organisation, and writes to everybody in it', async () => {
  const w = await world()
  const { organisations } = await w.bella.call('requestDeletion', { brandUid: w.luna })
  expect(organisations).toMatchObject([{ name: 'Luna', deletion: { requestedAt: now().toISOString() } }])
  expect((await mailsOf(w)).map(({ to }) => to)).toEqual(['bella@example.test', 'ben@example.test'])
  // Now nothing keeps its owner.
  expect((await w.bella.call('requestDeletion', {})).deletion).not.toBeNull()
})

it('is refused where something has to be done first', async () => {
  const w = await world()
  expect((await refusal(w.bella.call('requestDeletion', {}))).code).toBe('failed-precondition')
  const { orgUid } = await getBrand(w.database.db, w.luna)
  const put = (ending: boolean) =>
    w.tx((tx) =>
      saveSubscription(tx, {
        orgUid,
        tier: 'professional',
        state: 'active',
        since: now(),
        providerId: 'sub_1',
        ending,
        periodEnd: new Date('2026-05-01T00:00:00Z'),
      }),
    )
  await put(false)
  expect((await refusal(w.bella.call('requestDeletion', { brandUid: w.luna }))).message).toBe(
    'Cancel Luna’s plan first, under Plan and billing.',
  )
  // What is paid for is kept to its end.
  await put(true)
  const { organisations } = await w.bella.call('requestDeletion', { brandUid: w.luna })
  expect(organisations[0]?.deletion?.dueAt).toBe('2026-05-01T00:00:00.000Z')
})
