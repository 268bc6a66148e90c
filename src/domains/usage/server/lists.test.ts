import { expect, it } from 'vitest'
import { loadActor } from '../../accounts/server/load-actor.ts'
import { minuteMs, now, plus, setClock } from '../../../kit/server/clock.ts'
import { world } from '../../../world/world.ts'
import { recordAccess } from './lists.ts'

it('keeps nobody waiting who looks again, while a first look is being written down', async ({ skip }) => {
  const w = await world()
  skip(w.database.kind === 'pglite', 'one connection: nobody waits for another')
  const began = now()
  const ada = await loadActor(w.database.db, w.ada.caller)
  await w.ada.call('listUsageEvents', {})
  await w.tx(async (tx) => {
    setClock(plus(began, 16 * minuteMs))
    await recordAccess(tx, ada, 'usage.read', 'usage')
    setClock(plus(began, minuteMs))
    // Would wait for the lock until it's refused.
    await w.ada.call('listUsageEvents', { want: 'count' })
  })
  expect(await w.eventsOf('usage')).toHaveLength(2)
})

it('writes down a look once, however many calls ask at the same moment', async () => {
  const w = await world()
  const wants = ['rows', 'count', 'rows'] as const
  await Promise.all(wants.map((want) => w.ada.call('listUsageEvents', { want, search: 'luna' })))
  expect(await w.eventsOf('usage')).toHaveLength(1)
})
