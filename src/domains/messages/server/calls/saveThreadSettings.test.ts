import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { messageCalls } from '../../contract.ts'

describeCall(messageCalls.saveThreadSettings, async (w) => ({ collabUid: (await requestedCollab(w)).uid, muted: true }))

it('keeps a muted thread quiet: no notification and no mail', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  await w.bella.call('saveThreadSettings', { collabUid: uid, muted: true })
  await w.alice.call('sendMessage', { collabUid: uid, key: 'a', text: 'Hello' })
  const kinds = async (person: typeof w.bella) =>
    (await person.call('listNotifications', {})).rows.map(({ kind }) => kind)
  expect(await kinds(w.bella)).not.toContain('message')
  expect(await kinds(w.ben)).toContain('message')
})
