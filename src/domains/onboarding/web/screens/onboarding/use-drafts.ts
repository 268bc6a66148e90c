import { useEffect, useRef, useState } from 'react'
import type { CallError } from '../../../../../kit/contract/errors.ts'
import { must } from '../../../../../kit/contract/must.ts'
import { callServer } from '../../../../../kit/web/session.ts'
import type { Draft, StepKey } from '../../../steps.ts'

/** Rest after which what was typed is kept, and after which a failed try is made again. */
const restMs = 1_000
const againMs = 5_000

export type Keeping = { at: 'quiet' | 'saving' | 'saved' } | { at: 'failed'; why: string }

/**
 * Keeps what is typed into a step on the server: after a second of rest, when a field is left, and when the page is hidden.
 * One save at a time, the newest text last. What could not be saved is tried again, and never thrown away.
 */
export function useDrafts(step: StepKey, accountUid: string | undefined) {
  const [keeping, setKeeping] = useState<Keeping>({ at: 'quiet' })
  const state = useRef<{ waiting: Draft | null; sending: Promise<boolean> | null; timer: number }>({
    waiting: null,
    sending: null,
    timer: 0,
  })

  const send = async (options: { keepalive?: boolean } = {}): Promise<boolean> => {
    const { current: now } = state
    const draft = must(now.waiting)
    now.waiting = null
    setKeeping({ at: 'saving' })
    try {
      await callServer('saveOnboardingDraft', { step, draft, accountUid }, options)
      if (!now.waiting) setKeeping({ at: 'saved' })
      return true
    } catch (thrown) {
      const { code, message } = thrown as CallError
      now.waiting ??= draft
      setKeeping({
        at: 'failed',
        why: code === 'invalid-argument' ? 'It’s too long. Shorten it, then we’ll save it.' : message,
      })
      if (code !== 'invalid-argument') now.timer = window.setTimeout(() => void flush(), againMs)
      return false
    }
  }
  /** Sends what waits, now; answers once it has arrived or failed. */
  const flush = async (): Promise<void> => {
    const { current: now } = state
    clearTimeout(now.timer)
    if (now.sending) await now.sending
    if (!now.waiting || now.sending) return
    now.sending = send()
    await now.sending
    now.sending = null
  }
  const typed = (draft: Draft) => {
    const { current: now } = state
    now.waiting = draft
    setKeeping({ at: 'quiet' })
    clearTimeout(now.timer)
    now.timer = window.setTimeout(() => void flush(), restMs)
  }

  useEffect(() => {
    const { current: now } = state
    const hide = () => {
      if (document.visibilityState === 'hidden' && now.waiting) void send({ keepalive: true })
    }
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      clearTimeout(now.timer)
      if (now.waiting) void send({ keepalive: true })
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one for the life of the step: what changes is in the ref
  }, [])
  return { typed, flush, keeping }
}
