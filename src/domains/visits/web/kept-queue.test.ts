import { expect, it } from 'vitest'
import { CallError } from '../../../kit/contract/errors.ts'
import { browserStore } from '../../../kit/testing/browser-store.ts'
import { type CheckIn, KeptQueue } from './kept-queue.ts'

const made: CheckIn = { uid: 'collab_a', code: 'ABC234', at: '2026-03-10T15:00:00.000Z' }
const failing = (code: 'unavailable' | 'failed-precondition', message: string) => () =>
  Promise.reject(new CallError(code, message))

function emptyQueue() {
  const store = browserStore()
  return { store, queue: new KeptQueue<CheckIn>('waiting') }
}

it('keeps a check-in that was made without signal, and sends it with its own moment', async () => {
  const { queue, store } = emptyQueue()
  queue.add(made)
  expect(await queue.send(failing('unavailable', 'No connection.'))).toEqual(new Map())
  expect(queue.all()).toEqual([made])
  const sent: CheckIn[] = []
  await queue.send(async (one) => void sent.push(one))
  expect(sent).toEqual([made])
  expect(queue.all()).toEqual([])
  expect(store.size).toBe(0)
})

it('forgets what the server has refused, and says why', async () => {
  const { queue } = emptyQueue()
  queue.add(made)
  const refused = await queue.send(failing('failed-precondition', 'That is not the code.'))
  expect(refused).toEqual(new Map([['collab_a', 'That is not the code.']]))
  expect(queue.all()).toEqual([])
})

it('keeps one check-in of a collab, the newest, also where that comes while the one before is sent', async () => {
  const { queue } = emptyQueue()
  queue.add(made)
  const newer = { ...made, code: 'XYZ789', at: '2026-03-10T15:01:00.000Z' }
  await queue.send(async () => queue.add(newer))
  expect(queue.all()).toEqual([newer])
})

it('sends nothing that is held, and nothing whose refusal nobody has read', async () => {
  const { queue } = emptyQueue()
  queue.add(made)
  queue.add({ ...made, uid: 'collab_b', refusal: 'That is not the code.' })
  const sent: string[] = []
  await queue.send(
    async ({ uid }) => void sent.push(uid),
    ({ uid }) => uid === 'collab_a',
  )
  expect(sent).toEqual([])
  expect(queue.all()).toHaveLength(2)
})

it('starts anew where the store holds something else', () => {
  const { queue, store } = emptyQueue()
  store.set('waiting', '{broken')
  expect(queue.all()).toEqual([])
})
