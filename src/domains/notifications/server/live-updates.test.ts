import pino from 'pino'
import { expect, it } from 'vitest'
import { openBus } from '../../../kit/server/bus.ts'
import { world } from '../../../world/world.ts'
import { createAccount } from '../../accounts/server/accounts.ts'
import { liveChannel } from './announce.ts'
import { signal } from './live-updates.ts'

it('signals to more people than one message has room for', async () => {
  const w = await world()
  const bus = await openBus(w.database, pino({ level: 'silent' }))
  const heard: { to: string[]; signal: unknown }[] = []
  bus.on(liveChannel, (payload) => heard.push(JSON.parse(payload)))
  const accounts = await w.tx(async (tx) => {
    const uids: string[] = []
    for (let at = 0; at < 250; at += 1)
      uids.push(await createAccount(tx, { email: `team${at}@example.test`, displayName: `Team ${at}` }))
    await signal(tx, { accounts: uids }, { name: 'typing' })
    return uids
  })
  await expect.poll(() => heard.flatMap(({ to }) => to).toSorted()).toEqual(accounts.toSorted())
  expect(new Set(heard.map(({ signal: what }) => JSON.stringify(what)))).toEqual(new Set(['{"name":"typing"}']))
  await bus.close()
})
