import { expect, it } from 'vitest'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { emailedReplies } from '../../../../world/message-stories.ts'
import { world } from '../../../../world/world.ts'
import { messageCalls } from '../../contract.ts'

describeCall(messageCalls.getEmailReplies, () => ({}))

it('counts the emails that can be replied to, until they are 30 days old', async () => {
  const w = await world()
  expect(await w.bella.call('getEmailReplies', {})).toEqual({ isOn: false, open: 0, until: null })
  await emailedReplies(w)
  const until = plus(now(), 30 * dayMs).toISOString()
  expect(await w.bella.call('getEmailReplies', {})).toEqual({ isOn: true, open: 2, until })
  setClock(plus(now(), 31 * dayMs))
  expect(await w.bella.call('getEmailReplies', {})).toEqual({ isOn: true, open: 0, until: null })
})
