import { expect, it } from 'vitest'
import { sendOnce } from './send-once.ts'

/** A server whose answers are given by hand, and a clock that is set. */
function desk(creates = true) {
  const keys: string[] = []
  const pending: PromiseWithResolvers<string>[] = []
  const time = { now: 0 }
  const send = sendOnce<{ title: string }, string>(
    (_input, key) => {
      keys.push(key)
      const answer = Promise.withResolvers<string>()
      pending.push(answer)
      return answer.promise
    },
    { creates, clock: () => time.now },
  )
  return { keys, pending, time, send }
}

it('sends three quick clicks once', async () => {
  const { keys, pending, send } = desk()
  const clicks = [send({ title: 'a' }), send({ title: 'a' }), send({ title: 'a' })]
  pending[0]?.resolve('made')
  expect(await Promise.all(clicks)).toEqual(['made', 'made', 'made'])
  expect(await send({ title: 'a' })).toBe('made')
  expect(keys).toHaveLength(1)
})

it('tries again with the same key after a failure', async () => {
  const { keys, pending, send } = desk()
  const first = send({ title: 'a' })
  pending[0]?.reject(new Error('no connection'))
  await expect(first).rejects.toThrow('no connection')
  const second = send({ title: 'a' })
  pending[1]?.resolve('made')
  expect(await second).toBe('made')
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
})

it('sends another input, and the same one a while later, with a key of its own', async () => {
  const { keys, pending, time, send } = desk()
  const first = send({ title: 'a' })
  pending[0]?.resolve('a')
  await first
  const second = send({ title: 'b' })
  pending[1]?.resolve('b')
  await second
  time.now = 60_000
  void send({ title: 'b' })
  void send({ title: 'a' })
  expect(new Set(keys).size).toBe(4)
})

it('sends again at once what creates nothing, once it was answered', async () => {
  const { keys, pending, send } = desk(false)
  const first = send({ title: 'a' })
  expect(send({ title: 'a' })).toBe(first)
  pending[0]?.resolve('done')
  await first
  void send({ title: 'a' })
  expect(new Set(keys).size).toBe(2)
})
