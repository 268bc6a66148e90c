import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { emailedReplies } from '../../../../world/message-stories.ts'
import { world } from '../../../../world/world.ts'
import { messageCalls } from '../../contract.ts'

describeCall(messageCalls.stopEmailReplies, () => ({}))

it('ends every address of one’s own so far, and nobody else’s', async () => {
  const w = await world()
  await emailedReplies(w)
  expect(await w.bella.call('stopEmailReplies', {})).toEqual({ stopped: 2 })
  expect(await w.bella.call('getEmailReplies', {})).toMatchObject({ open: 0, until: null })
  expect(await w.ben.call('getEmailReplies', {})).toMatchObject({ open: 1 })
  const { rows } = await w.bella.call('listSecurityEvents', {})
  expect(rows[0]).toMatchObject({ kind: 'email-replies-stopped' })
  expect(await w.bella.call('stopEmailReplies', {})).toEqual({ stopped: 0 })
  expect((await w.bella.call('listSecurityEvents', {})).rows).toHaveLength(rows.length)
})
