import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { approvedCollab, requestedCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { messageCalls } from '../../contract.ts'

describeCall(messageCalls.listMessages, async (w) => ({ collabUid: (await requestedCollab(w)).uid }))

it('comes in pages, newest first, nothing twice and nothing left out', async () => {
  const w = await world()
  const { uid: collabUid } = await approvedCollab(w)
  for (let at = 1; at <= 5; at += 1) await w.alice.call('sendMessage', { collabUid, key: `${at}`, text: `${at}` })
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await w.bella.call('listMessages', { collabUid, cursor, limit: 2 })
    seen.push(...page.rows.map(({ text }) => text))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(seen).toEqual(['5', '4', '3', '2', '1'])
})
