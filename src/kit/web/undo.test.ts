import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { heldActions, holdAction, pauseHeld, resumeHeld, sendHeld, startHeld, undoHeld, undoMs } from './undo.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  await sendHeld()
  vi.useRealTimers()
})

const action = (about: string, send = vi.fn(async () => {})) => ({ text: `Approved ${about}.`, about, send })

it('sends an action when its ten seconds are over, and not before', async () => {
  const one = action('Maya')
  holdAction(one)
  await vi.advanceTimersByTimeAsync(undoMs - 1)
  expect(one.send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(one.send).toHaveBeenCalledExactlyOnceWith({ isLeaving: false })
  expect(heldActions.now().waiting).toBeNull()
})

it('counts the ten seconds from when its bar is shown', async () => {
  const one = action('Maya')
  holdAction(one)
  await vi.advanceTimersByTimeAsync(undoMs - 1)
  startHeld()
  await vi.advanceTimersByTimeAsync(undoMs - 1)
  expect(one.send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(one.send).toHaveBeenCalledOnce()
})

it('sends nothing that was undone, and says so to whoever held it', async () => {
  const onUndone = vi.fn()
  const one = { ...action('Maya'), onUndone }
  holdAction(one)
  undoHeld()
  await vi.advanceTimersByTimeAsync(undoMs * 2)
  expect(one.send).not.toHaveBeenCalled()
  expect(onUndone).toHaveBeenCalledOnce()
  expect(heldActions.now().texts.size).toBe(0)
})

it('sends the one before at once when the next starts', () => {
  const one = action('Maya')
  const two = action('Olivia')
  holdAction(one)
  holdAction(two)
  expect(one.send).toHaveBeenCalledOnce()
  expect(two.send).not.toHaveBeenCalled()
  expect(heldActions.now().waiting?.about).toBe('Olivia')
})

it('shows both as done until the server has answered', async () => {
  let answer = () => {}
  const one = action(
    'Maya',
    vi.fn(() => new Promise<void>((resolve) => (answer = resolve))),
  )
  holdAction(one)
  holdAction(action('Olivia'))
  expect([...heldActions.now().texts.keys()]).toEqual(['Maya', 'Olivia'])
  answer()
  await vi.advanceTimersByTimeAsync(0)
  expect([...heldActions.now().texts.keys()]).toEqual(['Olivia'])
})

it('says to the sender that the page is being left, once', async () => {
  const one = action('Maya')
  holdAction(one)
  await sendHeld({ isLeaving: true })
  await sendHeld({ isLeaving: true })
  await vi.advanceTimersByTimeAsync(undoMs)
  expect(one.send).toHaveBeenCalledExactlyOnceWith({ isLeaving: true })
})

it('stops the clock while somebody is about to undo', async () => {
  const one = action('Maya')
  holdAction(one)
  await vi.advanceTimersByTimeAsync(8_000)
  pauseHeld()
  await vi.advanceTimersByTimeAsync(undoMs)
  expect(one.send).not.toHaveBeenCalled()
  resumeHeld()
  await vi.advanceTimersByTimeAsync(1_999)
  expect(one.send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(one.send).toHaveBeenCalledOnce()
})

it('keeps what is due until there is a network again, and lets it be cancelled', async () => {
  const [browser, network] = [new EventTarget(), { onLine: false }]
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
  const [one, two] = [action('Maya'), action('Olivia')]
  holdAction(one)
  await vi.advanceTimersByTimeAsync(undoMs * 3)
  expect(one.send).not.toHaveBeenCalled()
  expect(heldActions.now().waiting?.about).toBe('Maya')
  undoHeld()
  holdAction(two)
  await vi.advanceTimersByTimeAsync(undoMs)
  network.onLine = true
  browser.dispatchEvent(new Event('online'))
  expect(two.send).toHaveBeenCalledOnce()
  expect(one.send).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
