import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { accountCalls } from '../../contract.ts'
import { openSession, touchSession } from '../sessions.ts'

describeCall(accountCalls.getSessions, () => ({}))

it('names the browsers one is signed in with, the latest used first, and nobody else’s', async () => {
  const w = await world()
  const open = async (accountUid: string, device: string) => {
    const cookie = await w.tx((tx) => openSession(tx, accountUid, device))
    setClock(plus(now(), minuteMs))
    return must(await touchSession(w.database.db, cookie)).uid
  }
  const phone = await open(
    w.alice.accountUid,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  )
  const unnamed = await open(w.alice.accountUid, '')
  await open(w.olivia.accountUid, 'hers')
  const caller = { ...w.alice.caller, sessionUid: phone }
  expect(await w.runner.run('getSessions', {}, caller)).toEqual({
    email: 'alice@example.test',
    hasPassword: false,
    emailChange: null,
    sessions: [
      {
        uid: unnamed,
        device: 'Unknown device',
        createdAt: '2026-03-02T09:01:00.000Z',
        lastSeenAt: '2026-03-02T09:02:00.000Z',
        current: false,
      },
      {
        uid: phone,
        device: 'Safari on iPhone',
        createdAt: '2026-03-02T09:00:00.000Z',
        lastSeenAt: '2026-03-02T09:01:00.000Z',
        current: true,
      },
    ],
  })
})

it('stores no place of anyone', async () => {
  const w = await world()
  const { rows } = await w.database.pool.query(
    `select column_name as name from information_schema.columns where table_name = 'sessions'`,
  )
  expect(rows.map((row) => row.name).filter((name) => /ip|address|city|country|lat|place/.test(name))).toEqual([])
})
