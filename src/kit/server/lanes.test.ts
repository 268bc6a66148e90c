import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { workInLanes } from './lanes.ts'

it('asks again when what was at work ended while nothing else was found', async () => {
  const worked: string[] = []
  const free = Promise.withResolvers<void>()
  let working = Promise.resolve()
  const waiting = [{ name: 'first' }, null, { name: 'second' }]
  await workInLanes(
    5,
    async () => {
      const next = waiting.shift() ?? null
      if (next || worked.length > 0) return next
      free.resolve()
      await working
      return null
    },
    ({ name }) => {
      working = free.promise.then(() => void worked.push(name))
      return working
    },
  )
  expect(worked).toEqual(['first', 'second'])
})

it('has no more at work than there are lanes, and waits for all of it', async () => {
  const left = [1, 2, 3, 4, 5].map((number) => ({ number }))
  let atOnce = 0
  let most = 0
  await workInLanes(
    2,
    async () => left.shift() ?? null,
    async () => {
      most = Math.max(most, (atOnce += 1))
      await setImmediate()
      atOnce -= 1
    },
  )
  expect([most, atOnce, left]).toEqual([2, 0, []])
})

it('lets what is at work end when nothing more can be claimed', async () => {
  const ended: string[] = []
  const claims = [async () => ({ name: 'first' }), async () => Promise.reject(new Error('no database'))]
  const all = workInLanes(
    2,
    async () => (claims.shift() ?? (async () => null))(),
    async ({ name }) => {
      await Promise.resolve()
      ended.push(name)
    },
  )
  await expect(all).rejects.toThrow('no database')
  expect(ended).toEqual(['first'])
})
