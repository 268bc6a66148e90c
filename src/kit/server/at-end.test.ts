import { beforeEach, expect, it } from 'vitest'
import { emptyDatabase } from '../testing/test-database.ts'
import { collector, untilEnd } from './at-end.ts'
import type { Database } from './database.ts'

let database: Database
let written: string[]
beforeEach(async () => {
  database = await emptyDatabase()
  written = []
})

const say = collector<string>(async (_tx, items) => void written.push(`said ${items.join()}`))
/** Made later, so that it may say something. */
const post = collector<string>(async (tx, items) => {
  written.push(`posted ${items.join()}`)
  await say(tx, 'you have post')
})

it('writes what was collected together, each kind once, and what follows from it after it', async () => {
  await database.db.transaction((tx) =>
    untilEnd(tx, async () => {
      await say(tx, 'hello')
      await post(tx, 'a')
      await post(tx, 'b')
      expect(written).toEqual([])
    }),
  )
  expect(written).toEqual(['posted a,b', 'said hello,you have post'])
})

it('writes at once where nobody waits for an end', async () => {
  await database.db.transaction(async (tx) => {
    await post(tx, 'a')
    expect(written).toEqual(['posted a', 'said you have post'])
  })
})

it('writes nothing of work that failed, and all of the work around it', async () => {
  await database.db.transaction((tx) =>
    untilEnd(tx, async () => {
      await say(tx, 'before')
      const failing = untilEnd(tx, async () => {
        await say(tx, 'never')
        throw new Error('refused')
      })
      await expect(failing).rejects.toThrow('refused')
      await say(tx, 'after')
    }),
  )
  expect(written).toEqual(['said before,after'])
})
