import { createParser } from 'eventsource-parser'
import { queryClient, refetchTouched } from './calls.ts'
import { signedInToken } from './session.ts'

const firstWaitMs = 1_000
const longestWaitMs = 30_000

/**
 * Listens to what changes on the other side. A message names the kinds of record that were touched; what shows them is
 * fetched again. `onState` is told whether the line is open. Answers the function that stops it.
 */
export function listen(onState: (open: boolean) => void): () => void {
  const stop = new AbortController()
  void keepOpen(stop.signal, onState)
  return () => stop.abort()
}

async function keepOpen(signal: AbortSignal, onState: (open: boolean) => void): Promise<void> {
  let waitMs = firstWaitMs
  let before = false
  while (!signal.aborted) {
    try {
      const opened = await readOnce(signal, () => {
        onState(true)
        // Whatever was said while the line was down was not heard.
        if (before) void queryClient.invalidateQueries()
        before = true
        waitMs = firstWaitMs
      })
      if (!opened) return
    } catch {
      if (signal.aborted) return
    }
    onState(false)
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    waitMs = Math.min(waitMs * 2, longestWaitMs)
  }
}

async function readOnce(signal: AbortSignal, onOpen: () => void): Promise<boolean> {
  const token = await signedInToken()
  if (!token) return false
  const response = await fetch('/events', { headers: { authorization: `Bearer ${token}` }, signal })
  if (!response.ok || !response.body) throw new Error('no stream')
  onOpen()
  const parser = createParser({
    onEvent: (event) => {
      if (event.event === 'touched') void refetchTouched((JSON.parse(event.data) as { touches: string[] }).touches)
      else void queryClient.invalidateQueries()
    },
  })
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return true
    parser.feed(value)
  }
}
