import { expect, it } from 'vitest'
import { CallError } from '../../../kit/contract/errors.ts'
import { type CheckIn, queueCheckIn, queuedCheckIns, sendQueuedCheckIns } from './queued-check-ins.ts'

function emptyStore() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}
const made: CheckIn = { uid: 'collab_a', code: 'ABC234', at: '2026-03-10T15:00:00.000Z' }
const failing = (code: 'unavailable' | 'failed-precondition', message: string) => () =>
  Promise.reject(new CallError(code, message))

it('keeps a check-in that was made without signal, and sends it with its own moment', async () => {
  const store = emptyStore()
  queueCheckIn(made, store)
  expect(await sendQueuedCheckIns(failing('unavailable', 'No connection.'), store)).toEqual(new Map())
  expect(queuedCheckIns(store)).toEqual([made])
  const sent: CheckIn[] = []
  await sendQueuedCheckIns(async (one) => void sent.push(one), store)
  expect(sent).toEqual([made])
  expect(queuedCheckIns(store)).toEqual([])
})

it('forgets what the server has refused, and says why', async () => {
  const store = emptyStore()
  queueCheckIn(made, store)
  const refused = await sendQueuedCheckIns(failing('failed-precondition', 'That is not the code.'), store)
  expect(refused).toEqual(new Map([['collab_a', 'That is not the code.']]))
  expect(queuedCheckIns(store)).toEqual([])
})

it('keeps one check-in of a collab, the newest', () => {
  const store = emptyStore()
  queueCheckIn(made, store)
  queueCheckIn({ ...made, code: 'XYZ789' }, store)
  expect(queuedCheckIns(store)).toMatchObject([{ code: 'XYZ789' }])
})

it('starts anew where the store holds something else', () => {
  const store = emptyStore()
  store.setItem('plusone.check-ins', '{broken')
  expect(queuedCheckIns(store)).toEqual([])
})
