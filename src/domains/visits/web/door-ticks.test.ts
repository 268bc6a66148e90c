import { expect, it } from 'vitest'
import { CallError } from '../../../kit/contract/errors.ts'
import { createDoorTicks, type DoorTick } from './door-ticks.ts'

const tick = (visitUid: string, mark: DoorTick['mark'] = 'arrived'): DoorTick => ({
  token: 'door-1',
  visitUid,
  mark,
  at: '2026-03-10T15:04:00.000Z',
})

/** A door whose server answers as told; what it keeps is there for the next page. */
function door(values = new Map<string, string>()) {
  const server: { sent: DoorTick[]; fault: CallError | null } = { sent: [], fault: null }
  const ticks = createDoorTicks({
    send: async (one) => {
      if (server.fault) throw server.fault
      server.sent.push(one)
    },
    onSent: async () => undefined,
    storage: () => ({
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    }),
  })
  return { ticks, server, values }
}

it('keeps ticks without signal over a reload, and sends each once with its own time', async () => {
  const first = door()
  first.server.fault = new CallError('unavailable', 'No connection.')
  await first.ticks.add(tick('visit_a'))
  await first.ticks.add(tick('visit_b', 'did-not-come'))
  await first.ticks.add(tick('visit_b'))
  expect(first.ticks.now().waiting).toEqual([tick('visit_a'), tick('visit_b')])

  const again = door(first.values)
  await Promise.all([again.ticks.flush(), again.ticks.flush()])
  expect(again.server.sent).toEqual([tick('visit_a'), tick('visit_b')])
  expect(again.ticks.now().waiting).toEqual([])
  expect(first.values.size).toBe(0)
})

it('says what was refused, and goes on with the next', async () => {
  const { ticks, server } = door()
  server.fault = new CallError('failed-precondition', 'This collab was cancelled.')
  await ticks.add(tick('visit_a'))
  server.fault = null
  await ticks.add(tick('visit_b'))
  expect(server.sent).toEqual([tick('visit_b')])
  expect([...ticks.now().refusals]).toEqual([['visit_a', 'This collab was cancelled.']])
  await ticks.add(tick('visit_a'))
  expect([...ticks.now().refusals]).toEqual([])
})
