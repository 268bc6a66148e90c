import { queryClient } from './calls.ts'
import { showsKept } from './kept-answers.ts'
import { noteReach } from './network.ts'
import { forgetToken, signedInToken } from './session.ts'

const firstWaitMs = 1_000
const longestWaitMs = 30_000
/** The server says something every 25 s; a line that is silent for longer than this is dead, whatever the browser thinks. */
const silenceMs = 60_000

/**
 * Listens to what changes on the other side. A message names the kinds of record that were touched; what shows them is
 * fetched again. `onState` is told whether the line is open, `onEnded` that nobody is signed in any more. Answers the function
 * that stops it.
 */
export function listen(onState: (open: boolean) => void, onEnded: () => void): () => void {
  const stop = new AbortController()
  void keepOpen(stop.signal, onState, onEnded)
  return () => {
    stop.abort()
    noteReach('stream', true)
  }
}

async function keepOpen(signal: AbortSignal, onState: (open: boolean) => void, onEnded: () => void): Promise<void> {
  let waitMs = firstWaitMs
  let before = false
  while (!signal.aborted) {
    try {
      const opened = await readOnce(signal, before, () => {
        onState(true)
        noteReach('stream', true)
        // Whatever was said while the line was down was not heard, and what was kept may be old.
        if (before || showsKept()) void queryClient.invalidateQueries()
        before = true
        waitMs = firstWaitMs
      })
      if (!opened) return onEnded()
    } catch {
      if (signal.aborted) return
    }
    if (signal.aborted) return
    onState(false)
    // A line that breaks is mostly there again a second later.
    if (waitMs > firstWaitMs) noteReach('stream', false)
    await untilNextTry(waitMs, signal)
    waitMs = Math.min(waitMs * 2, longestWaitMs)
  }
}

/** Waits, but no longer than until the browser is online again. */
function untilNextTry(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
    signal.addEventListener('abort', done, { once: true })
  })
}

/** Of the first line the server is told how long the page has been reading without one: it says what changed meanwhile. */
async function readOnce(signal: AbortSignal, before: boolean, onOpen: () => void): Promise<boolean> {
  const token = await signedInToken()
  if (!token) return false
  const silent = new AbortController()
  const response = await fetch(before ? '/events' : `/events?unheard=${Math.ceil(performance.now())}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.any([signal, silent.signal]),
  })
  if (response.status === 401) forgetToken()
  if (!response.ok || !response.body) throw new Error('no stream')
  // Nobody waits for the line: what reads it is no part of what is loaded first.
  const { eventReader } = await import('./live-events.ts')
  onOpen()
  const parser = eventReader()
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const timer = setTimeout(() => silent.abort(), silenceMs)
    const { done, value } = await reader.read().finally(() => clearTimeout(timer))
    if (done) return true
    parser.feed(value)
  }
}
