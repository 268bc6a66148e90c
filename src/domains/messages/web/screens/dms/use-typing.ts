import { useCallback, useEffect, useRef, useState } from 'react'
import { ask } from '../../../../../kit/web/calls.ts'
import { hearSignals } from '../../../../../kit/web/live-events.ts'
import { productName } from '../../../../../kit/web/page-facts.ts'
import { messageCalls } from '../../../contract.ts'
import type { ThreadData } from './thread-data.ts'

/** How often the other side is shown that somebody is typing, and for how long. */
const signalEveryMs = 3_000
const shownMs = 6_000

/** What a field calls with each change: the other side then sees that somebody is typing. */
export function useTypingSignal(collabUid: string): () => void {
  const signalledAt = useRef(-Infinity)
  return useCallback(() => {
    const now = performance.now()
    if (now - signalledAt.current < signalEveryMs) return
    signalledAt.current = now
    // Nobody waits for it: the next one may arrive.
    ask(messageCalls.signalTyping, { collabUid }).catch(() => undefined)
  }, [collabUid])
}

/** Who is typing to the reader; null when nobody is. `newest`: of the messages, whose arrival ends it. */
export function useTyping({ collabUid, brand, influencer }: ThreadData, newest: string | undefined): string | null {
  const [side, setSide] = useState<string | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = hearSignals((signal) => {
      if (signal.name !== 'typing' || signal.collabUid !== collabUid) return
      setSide(signal.side ?? null)
      clearTimeout(timer)
      timer = setTimeout(() => setSide(null), shownMs)
    })
    return () => {
      stop()
      clearTimeout(timer)
      setSide(null)
    }
  }, [collabUid, newest])
  if (side === null) return null
  return side === 'brand' ? brand.name : side === 'influencer' ? influencer.name : productName()
}
