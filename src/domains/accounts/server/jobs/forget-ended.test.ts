import { expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { openLog } from '../../../../kit/server/log.ts'
import { world } from '../../../../world/world.ts'
import { closeSession, openSession, touchSession } from '../sessions.ts'
import { makeSignInLink } from '../sign-in-links.ts'
import { forgetEnded } from './forget-ended.ts'

it('deletes what ended long enough ago, keeps the rest, and changes nothing the second time', async () => {
  const w = await world()
  const { db, pool } = w.database
  const alice = w.alice.accountUid
  const run = () => forgetEnded.run({ db, config: w.config, log: openLog('silent') })
  const left = async () => {
    const counts = await pool.query(
      'select (select count(*)::int from sign_in_links) as links, (select count(*)::int from sessions) as sessions, (select count(*)::int from rate_limits) as counters',
    )
    return counts.rows[0]
  }
  await w.tx((tx) => makeSignInLink(tx, alice, 'sign-in'))
  const kept = await w.tx((tx) => openSession(tx, alice, 'kept in use'))
  const closed = await w.tx((tx) => openSession(tx, alice, 'signed out'))
  await w.tx((tx) => openSession(tx, alice, 'forgotten in a drawer'))
  await w.tx((tx) => closeSession(tx, closed))
  await pool.query('insert into rate_limits (key, expire) values ($1, $2)', ['counter', now().getTime()])

  await run()
  expect(await left()).toEqual({ links: 1, sessions: 3, counters: 1 })
  setClock(plus(now(), hourMs + minuteMs))
  await run()
  expect(await left()).toEqual({ links: 1, sessions: 3, counters: 0 })
  setClock(plus(now(), dayMs))
  await run()
  expect(await left()).toEqual({ links: 0, sessions: 3, counters: 0 })
  setClock(plus(now(), 28.5 * dayMs))
  await touchSession(db, kept)
  setClock(plus(now(), 2 * dayMs))
  await run()
  expect(await left()).toEqual({ links: 0, sessions: 2, counters: 0 })
  setClock(plus(now(), 27 * dayMs))
  await touchSession(db, kept)
  setClock(plus(now(), 3 * dayMs))
  await run()
  await run()
  expect(await left()).toEqual({ links: 0, sessions: 1, counters: 0 })
  expect(await touchSession(db, kept)).not.toBeNull()
})
