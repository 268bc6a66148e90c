/** How long (ms) after a click or a key a call still counts as its. */
const soonMs = 500
/** What was measured leaves together, after this time (ms) or with the page, at most so many at once. */
const sendAfterMs = 5_000
const most = 50

type Span = { traceId: string; spanId: string; call: string; startedAt: number; ms: number }

let actedAt = -Infinity
let waiting: Span[] = []
let timer: ReturnType<typeof setTimeout> | undefined
for (const kind of ['click', 'keydown'])
  addEventListener(kind, () => (actedAt = Date.now()), { passive: true, capture: true })
addEventListener('pagehide', leave)

/**
 * Begins the trace of a call, at the click that led to it; `share` is of how many one is kept. Answers the header that the call
 * carries (W3C Trace Context), and what to do when it is answered.
 */
export function beginTrace(call: string, share: number): { header: string; end: () => void } {
  const [traceId, spanId] = [hex(16), hex(8)]
  const isKept = Math.random() < share
  const now = Date.now()
  const startedAt = now - actedAt < soonMs ? actedAt : now
  return {
    header: `00-${traceId}-${spanId}-${isKept ? '01' : '00'}`,
    end: () => {
      if (!isKept) return
      waiting.push({ traceId, spanId, call, startedAt, ms: Date.now() - startedAt })
      timer ??= setTimeout(leave, sendAfterMs)
    },
  }
}

function leave(): void {
  clearTimeout(timer)
  timer = undefined
  for (; waiting.length > 0; waiting = waiting.slice(most))
    navigator.sendBeacon('/spans', new Blob([JSON.stringify(waiting.slice(0, most))], { type: 'application/json' }))
}

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
