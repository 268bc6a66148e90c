import { expect, it } from 'vitest'
import { doneWith, keepTicks, readTicks } from './day-ticks.ts'

function shelf() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
const at = '2026-03-10T12:00:00.000Z'

it('shows what waits over what the server has', () => {
  const waiting = [
    { words: 'No flash', isDone: false, at },
    { words: 'Film the pass', isDone: true, at },
  ]
  expect(doneWith(['No flash', 'Ask first'], waiting)).toEqual(['Ask first', 'Film the pass'])
})

it('keeps what waits for each collab, and nothing once it is sent', () => {
  const store = shelf()
  const tick = { words: 'No flash', isDone: true, at }
  keepTicks('collab_1', [tick], store)
  keepTicks('collab_2', [tick], store)
  keepTicks('collab_1', [], store)
  expect([readTicks('collab_1', store), readTicks('collab_2', store)]).toEqual([[], [tick]])
  keepTicks('collab_2', [], store)
  expect(store.kept.size).toBe(0)
})

it('reads what an earlier version kept, or what is no list, as nothing', () => {
  const store = shelf()
  store.setItem('dayTicks', JSON.stringify({ collab_1: ['No flash'] }))
  expect(readTicks('collab_1', store)).toEqual([])
  store.setItem('dayTicks', 'no list')
  expect(readTicks('collab_1', store)).toEqual([])
})
