import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from '../contract/calls.ts'
import { testConfig } from '../testing/test-config.ts'
import { emptyDatabase } from '../testing/test-database.ts'
import { Deadline } from './deadline.ts'
import { createRunner } from './runner.ts'
import { rateLimits } from './tables.ts'

/** A call of a kind that writes a row, before and after it waits for `letGo`. */
async function writing(kind: 'write' | 'exchange' = 'write') {
  const { db } = await emptyDatabase()
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const write: Call = { name: 'write', kind, access: {}, input: z.object({}), output: z.object({}) }
  const runner = createRunner({
    calls: [write],
    handlers: {
      write: async (_input, { tx = db }) => {
        await tx.insert(rateLimits).values({ key: 'before', points: 1, expire: 0 })
        await held
        await tx.insert(rateLimits).values({ key: 'after', points: 1, expire: 0 })
        return {}
      },
    },
    config: testConfig(),
    db,
    loadActor: async () => null,
    gate: () => undefined,
    limit: async () => undefined,
    services: () => ({}),
  })
  const caller = { accountUid: null, sessionUid: null, requestId: 'r', address: '127.0.0.1' }
  const countRows = async () => (await db.select().from(rateLimits)).length
  return { run: (deadline: Deadline) => runner.run('write', {}, caller, deadline), letGo, countRows }
}

it('has written nothing of a call that was told it took too long', async () => {
  const { run, letGo, countRows } = await writing()
  const deadline = new Deadline(20)
  const work = run(deadline)
  await expect(deadline.within(work)).rejects.toMatchObject({ code: 'deadline-exceeded' })
  letGo()
  await expect(work).rejects.toMatchObject({ code: 'deadline-exceeded' })
  expect(await countRows()).toBe(0)
})

it('promises nothing of an exchange that takes too long, whose outcome is still written down', async () => {
  const { run, letGo, countRows } = await writing('exchange')
  const deadline = new Deadline(100)
  const work = run(deadline)
  const refused = await deadline.within(work).catch((error: unknown) => error)
  expect(refused).toMatchObject({
    code: 'deadline-exceeded',
    message: 'That took too long. It may still go through, so reload before you try again.',
  })
  letGo()
  await work
  expect(await countRows()).toBe(2)
})

it('begins no exchange after it has said that nothing was changed', async () => {
  const { run, letGo, countRows } = await writing('exchange')
  letGo()
  const deadline = new Deadline(5)
  await expect(deadline.within(new Promise(() => undefined))).rejects.toThrow('nothing was changed')
  await expect(run(deadline)).rejects.toMatchObject({ code: 'deadline-exceeded' })
  expect(await countRows()).toBe(0)
})

it('leaves a call alone that ends in time', async () => {
  const { run, letGo, countRows } = await writing()
  const deadline = new Deadline(60_000)
  const answer = deadline.within(run(deadline))
  letGo()
  expect(await answer).toEqual({})
  expect(await countRows()).toBe(2)
})

it('waits for what was being committed when the time was over', async () => {
  const deadline = new Deadline(5)
  let committed = (): void => undefined
  const work = new Promise<string>((resolve) => (committed = () => resolve('written')))
  deadline.commit()
  const answer = deadline.within(work)
  const over = new Deadline(20)
  await expect(over.within(new Promise(() => undefined))).rejects.toMatchObject({ code: 'deadline-exceeded' })
  committed()
  expect(await answer).toBe('written')
})
