import { expect, it } from 'vitest'
import { CallError, type ErrorCode } from '../../../kit/contract/errors.ts'
import { createOutbox, type WaitingMessage } from './outbox.ts'

/** A server that answers what it is told to, a store, and the time, which passes when it is let. */
function desk() {
  const sent: string[] = []
  const forgotten: string[] = []
  const answers: (ErrorCode | 'ok')[] = []
  const store = new Map<string, string>()
  const timers: { run: () => void; ms: number }[] = []
  const make = () =>
    createOutbox('waiting', {
      send: async ({ key }) => {
        sent.push(key)
        const answer = answers.shift() ?? 'ok'
        if (answer !== 'ok') throw new CallError(answer, `It is ${answer}.`)
      },
      forget: ({ key }) => void forgotten.push(key),
      onSent: async () => undefined,
      storage: {
        getItem: (name) => store.get(name) ?? null,
        setItem: (name, value) => void store.set(name, value),
        removeItem: (name) => void store.delete(name),
      },
      later: (run, ms) => void timers.push({ run, ms }),
    })
  const outbox = make()
  outbox.open('account_1')
  return { outbox, make, sent, forgotten, answers, store, timers }
}

const message = (key: string): Omit<WaitingMessage, 'refusal'> => ({
  key,
  collabUid: 'collab_1',
  at: '2026-03-02T10:00:00.000Z',
  text: key,
  pictures: [],
  documents: [],
  voiceMs: null,
  replyTo: null,
})
const settled = () => new Promise((resolve) => setTimeout(resolve))
const waitingOf = ({ list }: ReturnType<typeof createOutbox>) => list().map(({ key, refusal }) => [key, refusal])

it('shows a message at once, and lets it go when the server has it', async () => {
  const { outbox, sent, store } = desk()
  let seen = 0
  outbox.watch(() => seen++)
  outbox.add(message('a'))
  expect(waitingOf(outbox)).toEqual([['a', null]])
  await settled()
  expect(waitingOf(outbox)).toEqual([])
  expect([sent, seen, store.size]).toEqual([['a'], 2, 0])
})

it('sends in order after a lost connection, the same message again, later and later', async () => {
  const { outbox, sent, answers, timers } = desk()
  answers.push('unavailable', 'deadline-exceeded')
  outbox.add(message('a'))
  outbox.add(message('b'))
  await settled()
  expect(waitingOf(outbox)).toEqual([
    ['a', null],
    ['b', null],
  ])
  timers[0]?.run()
  await settled()
  timers[1]?.run()
  await settled()
  expect(sent).toEqual(['a', 'a', 'a', 'b'])
  expect(timers.map(({ ms }) => ms)).toEqual([2_000, 4_000])
})

it('says what was refused and goes on; it is sent again or thrown away when asked', async () => {
  const { outbox, sent, answers } = desk()
  answers.push('failed-precondition')
  outbox.add(message('a'))
  outbox.add(message('b'))
  await settled()
  expect(waitingOf(outbox)).toEqual([['a', 'It is failed-precondition.']])
  answers.push('failed-precondition')
  outbox.retry('a')
  await settled()
  expect(sent).toEqual(['a', 'b', 'a'])
  outbox.discard('a')
  expect(waitingOf(outbox)).toEqual([])
})

it('lets go of what is kept beside a message once it is sent, discarded, or somebody else’s', async () => {
  const { outbox, make, forgotten, answers } = desk()
  outbox.add(message('sent'))
  await settled()
  expect(forgotten).toEqual(['sent'])
  answers.push('failed-precondition')
  outbox.add(message('refused'))
  await settled()
  expect(forgotten).toEqual(['sent'])
  outbox.discard('refused')
  expect(forgotten).toEqual(['sent', 'refused'])
  answers.push('unavailable')
  outbox.add(message('left'))
  await settled()
  make().open('account_2')
  expect(forgotten).toEqual(['sent', 'refused', 'left'])
})

it('outlives the page for its account, and is gone for another', async () => {
  const { outbox, make, answers, store } = desk()
  answers.push('unavailable')
  outbox.add(message('a'))
  await settled()
  answers.push('unavailable')
  const next = make()
  next.open('account_1')
  expect(waitingOf(next)).toEqual([['a', null]])
  await settled()
  const stranger = make()
  stranger.open('account_2')
  expect([waitingOf(stranger), store.size]).toEqual([[], 0])
})

it('lets go of what is beside a message only once the message itself is gone', async () => {
  const store = new Map<string, string>()
  const left: (string | undefined)[] = []
  const outbox = createOutbox('waiting', {
    send: async () => undefined,
    forget: () => void left.push(store.get('waiting')),
    onSent: async () => undefined,
    storage: {
      getItem: (name) => store.get(name) ?? null,
      setItem: (name, value) => void store.set(name, value),
      removeItem: (name) => void store.delete(name),
    },
    later: () => undefined,
  })
  outbox.add(message('a'))
  await settled()
  expect(left).toEqual([undefined])
})
