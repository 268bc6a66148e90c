/** A click this soon after an answer belongs to the click before it, where each would create something. */
const sameClickMs = 10_000

/**
 * Sends what takes an `Idempotency-Key` once, however often it is asked for. The same input again, while it is under way or
 * (where it `creates` something) just after its answer, gets that answer; after a failure it is sent with the same key, so
 * that the server recognises an attempt whose answer was lost.
 */
export function sendOnce<Input, Output>(
  send: (input: Input, idempotencyKey: string) => Promise<Output>,
  { creates = true, clock = Date.now }: { creates?: boolean; clock?: () => number } = {},
): (input: Input) => Promise<Output> {
  let last: { input: string; key: string; answer: Promise<Output> } | null = null
  let state: 'pending' | 'failed' | { answeredAt: number } = 'failed'

  const isSettled = () => typeof state === 'object' && (!creates || clock() - state.answeredAt >= sameClickMs)
  return (input) => {
    const text = JSON.stringify(input)
    const before = last?.input === text && !isSettled() ? last : null
    if (before && state !== 'failed') return before.answer
    const key = before?.key ?? newKey()
    const answer = send(input, key)
    const sent = (last = { input: text, key, answer })
    state = 'pending'
    answer.then(
      () => last === sent && (state = { answeredAt: clock() }),
      () => last === sent && (state = 'failed'),
    )
    return answer
  }
}

/** Random also on a page without a secure origin, where `crypto.randomUUID` does not exist. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
