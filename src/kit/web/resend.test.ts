import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CallError } from '../contract/errors.ts'
import { sendSurely } from './calls.ts'
import { sendAgain } from './resend.ts'

const line = { isUp: true }
const lost = () => new CallError('unavailable', 'No connection.', { cause: new TypeError('reset') })

/** A server that answers with what is left of `answers`: an error is thrown. */
function server(...answers: (string | Error)[]) {
  const sent: number[] = []
  const send = async () => {
    sent.push(Date.now())
    const answer = answers[sent.length - 1]
    if (answer instanceof Error) throw answer
    return answer
  }
  return { send, sent }
}

beforeEach(() => {
  line.isUp = true
  vi.useFakeTimers({ now: 0 })
  const network = new EventTarget()
  vi.stubGlobal('navigator', {
    get onLine() {
      return line.isUp
    },
  })
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network))
  vi.stubGlobal('dispatchEvent', network.dispatchEvent.bind(network))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('sends again soon after an answer was lost', async () => {
  const { send, sent } = server('booked')
  const answer = sendAgain(send, lost())
  await vi.runAllTimersAsync()
  expect(await answer).toBe('booked')
  expect(sent).toEqual([500])
})

it('sends again as soon as a network that went under way is back', async () => {
  const { send, sent } = server('booked')
  line.isUp = false
  const answer = sendAgain(send, lost())
  await vi.advanceTimersByTimeAsync(4_000)
  expect(sent).toEqual([])
  line.isUp = true
  dispatchEvent(new Event('online'))
  expect(await answer).toBe('booked')
  expect(sent).toEqual([4_000])
})

it('waits for as long as saving is paused, up to 20 seconds', async () => {
  const paused = () => new CallError('unavailable', 'Saving is paused.', { details: { isSavingPaused: true } })
  const { send, sent } = server(paused(), paused(), 'booked')
  const answer = sendSurely(send)
  await vi.runAllTimersAsync()
  expect(await answer).toBe('booked')
  expect(sent).toEqual([0, 1_000, 3_000])
  const long = server(...Array.from({ length: 8 }, paused))
  const [said] = await Promise.allSettled([sendAgain(long.send, paused()), vi.runAllTimersAsync()])
  expect(said).toMatchObject({ status: 'rejected', reason: { message: 'Saving is paused.' } })
  expect(long.sent).toHaveLength(6)
})

it('gives up after the third loss and after a refusal, and says the last', async () => {
  const thrice = server(lost(), lost(), 'booked')
  const [gone] = await Promise.allSettled([sendAgain(thrice.send, lost()), vi.runAllTimersAsync()])
  expect(gone).toMatchObject({ status: 'rejected', reason: { message: 'No connection.' } })
  const refused = server(new CallError('failed-precondition', 'That time is taken.'), 'booked')
  const [said] = await Promise.allSettled([sendAgain(refused.send, lost()), vi.runAllTimersAsync()])
  expect(said).toMatchObject({ status: 'rejected', reason: { message: 'That time is taken.' } })
  expect([thrice.sent.length, refused.sent.length]).toEqual([2, 1])
})

it('sends nothing again that was sent without a network, or was refused', async () => {
  line.isUp = false
  const offline = server(lost(), 'booked')
  await expect(sendSurely(offline.send)).rejects.toThrow('No connection.')
  line.isUp = true
  const refused = server(new CallError('failed-precondition', 'That time is taken.'), 'booked')
  await expect(sendSurely(refused.send)).rejects.toThrow('That time is taken.')
  expect([offline.sent.length, refused.sent.length]).toEqual([1, 1])
})
