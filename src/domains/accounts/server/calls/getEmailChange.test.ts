import { expect, it } from 'vitest'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { lastLink } from '../../../../world/mail-links.ts'
import { world } from '../../../../world/world.ts'
import { accountCalls } from '../../contract.ts'

describeCall(accountCalls.getEmailChange, async (w) => {
  await w.alice.call('changeEmail', { email: 'alice@new.test' })
  return { token: (await lastLink(w, 'alice@new.test')).token }
})

it('tells the new address nothing of the old one, and ends after a day', async () => {
  const w = await world()
  const { expiresAt } = await w.alice.call('changeEmail', { email: 'alice@new.test' })
  const [forNew, forOld] = [await lastLink(w, 'alice@new.test'), await lastLink(w, 'alice@example.test')]
  const change = { newEmail: 'alice@new.test', expiresAt }
  expect(await w.anonymous.call('getEmailChange', { token: forNew.token })).toEqual({ side: 'new', ...change })
  expect(await w.anonymous.call('getEmailChange', { token: forOld.token })).toEqual({ side: 'old', ...change })
  setClock(plus(now(), dayMs))
  expect((await refusal(w.anonymous.call('getEmailChange', { token: forNew.token }))).code).toBe('not-found')
})
