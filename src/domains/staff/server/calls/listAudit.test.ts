import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { staffCalls } from '../../contract.ts'

const alice = (w: World) => ({ uid: w.alice.accountUid })

describeCall(staffCalls.listAudit, () => ({}))

it('reads what was done, newest first, by record, person, side and kind', async () => {
  const w = await world()
  await w.ada.call('disableSignIn', { ...alice(w), reason: 'asked for it' })
  setClock(plus(now(), minuteMs))
  await w.ada.call('enableSignIn', alice(w))
  const kinds = async (input: object) => (await w.ada.call('listAudit', input)).rows.map(({ kind }) => kind)
  expect(await kinds({ subjectUid: w.alice.accountUid })).toEqual(['account.enabled', 'account.disabled'])
  expect(await kinds({ actorUid: w.ada.accountUid, kind: 'account.dis' })).toEqual(['account.disabled'])
  expect(await kinds({ subjectUid: w.alice.accountUid, side: 'brand' })).toEqual([])
  const first = await w.ada.call('listAudit', { subjectUid: w.alice.accountUid, limit: 1 })
  expect(first.rows[0]).toMatchObject({
    words: 'Sign-in enabled',
    by: { name: expect.any(String) as string },
    before: { disabled: true },
  })
  const second = await w.ada.call('listAudit', {
    subjectUid: w.alice.accountUid,
    limit: 1,
    cursor: must(first.nextCursor, 'next cursor'),
  })
  expect(second.rows.map(({ kind }) => kind)).toEqual(['account.disabled'])
})
