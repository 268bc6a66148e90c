import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from '../contract/calls.ts'
import { testConfig } from '../testing/test-config.ts'
import { emptyDatabase } from '../testing/test-database.ts'
import { Deadline } from './deadline.ts'
import { createRunner } from './runner.ts'
import { rateLimits } from './tables.ts'

/** A call that writes a row, and then waits for `letGo`. */
async function writing() {
  const { db } = await emptyDatabase()
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const write: Call = { name: 'write', kind: 'write', access: {}, input: z.object({}), output: z.object({}) }
  const runner = createRunner({
    calls: [write],
    handlers: {
      write: async (_input, { tx }) => {
        await tx?.insert(rateLimits).values({ key: 'written', points: 1, expire: 0 })
        await held
        return {}
      },
    },
    config: testConfig(),
    db,
    readDb: db,
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

it('leaves a call alone that ends in time', async () => {
  const { run, letGo, countRows } = await writing()
  const deadline = new Deadline(60_000)
  const answer = deadline.within(run(deadline))
  letGo()
  expect(await answer).toEqual({})
  expect(await countRows()).toBe(1)
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
