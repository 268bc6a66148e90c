import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { world } from '../../../world/world.ts'
import { events } from './tables.ts'

it('finds kinds that an earlier release recorded, by their beginning', async () => {
  const w = await world()
  await w.ada.call('disableSignIn', { uid: w.alice.accountUid, reason: 'asked for it' })
  await w.database.db.update(events).set({ kind: 'login.halted' }).where(eq(events.kind, 'account.disabled'))
  const kinds = async (search: string) => (await w.ada.call('listAudit', { search })).rows.map(({ kind }) => kind)
  expect(await kinds('Login.h')).toEqual(['login.halted'])
  expect(await kinds('halted')).toEqual([])
})
