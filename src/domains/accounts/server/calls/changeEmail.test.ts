import { expect, it } from 'vitest'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { lastLink } from '../../../../world/mail-links.ts'
import { world, type World } from '../../../../world/world.ts'
import { accountCalls } from '../../contract.ts'

const [from, to] = ['alice@example.test', 'alice@new.test']

describeCall(
  accountCalls.changeEmail,
  () => ({}),
  () => ({ email: to }),
)

const subjectsTo = async (w: World, address: string): Promise<string[]> => {
  const { rows } = await w.database.pool.query('select subject from mails where "to" = $1 order by uid', [address])
  return rows.map((row) => row.subject)
}

it('asks both addresses, and shows what it waits for', async () => {
  const w = await world()
  const { expiresAt } = await w.alice.call('changeEmail', { email: 'Alice@NEW.test' })
  expect(expiresAt).toBe(plus(now(), dayMs).toISOString())
  const paths = await Promise.all([from, to].map(async (address) => (await lastLink(w, address)).path))
  expect(paths).toEqual(['/app/change-email', '/app/change-email'])
  expect((await w.alice.call('getSessions', {})).emailChange).toEqual({
    newEmail: to,
    oldAgreed: false,
    newAgreed: false,
    expiresAt,
  })
  setClock(plus(now(), dayMs))
  expect((await w.alice.call('getSessions', {})).emailChange).toBeNull()
})

it('answers alike for an address that has an account, whose owner alone hears of it', async () => {
  const w = await world()
  const free = await w.alice.call('changeEmail', { email: to })
  expect(await w.alice.call('changeEmail', { email: 'olivia@example.test' })).toEqual(free)
  expect((await w.alice.call('getSessions', {})).emailChange?.newEmail).toBe('olivia@example.test')
  expect(await subjectsTo(w, 'olivia@example.test')).toEqual(['You already have a Plusone account'])
  // Even with the old address's agreement nothing moves: the new one was sent no link.
  const { token } = await lastLink(w, from)
  expect(await w.anonymous.call('answerEmailChange', { token, agree: true })).toEqual({ state: 'waiting' })
  expect((await w.alice.call('getSessions', {})).email).toBe(from)
})

it('takes the place of an earlier try, whose links open nothing', async () => {
  const w = await world()
  await w.alice.call('changeEmail', { email: to })
  const { token } = await lastLink(w, to)
  await w.alice.call('changeEmail', { email: 'second@new.test' })
  expect((await refusal(w.anonymous.call('getEmailChange', { token }))).code).toBe('not-found')
})

it('is refused for the address that one has', async () => {
  const w = await world()
  expect(await refusal(w.alice.call('changeEmail', { email: from }))).toEqual({
    code: 'failed-precondition',
    message: 'That’s already your email address. Enter another one.',
  })
})
