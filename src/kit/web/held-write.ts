import { useSyncExternalStore } from 'react'
import type { Call, CallDefinition, OutputOf, SentInputOf } from '../contract/calls.ts'
import type { CallError } from '../contract/errors.ts'
import { takesKey } from '../contract/takes-key.ts'
import { ask, refetchTouched, sendSurely } from './calls.ts'
import { newKey } from './send-once.ts'
import { type Sending, signedInToken } from './session.ts'
import { showError } from './toasts.ts'
import { type HeldAction, heldActions, holdAction } from './undo.ts'

let refusal: string | null = null

/** While somebody may only look, a write is refused at once with this sentence, instead of being held as if it were done. */
export function refuseHeldWrites(why: string | null): void {
  refusal = why
}

type NamedCall = CallDefinition & Pick<Call, 'name'>

/**
 * A write that can be undone for ten seconds: until then nothing was asked of the server. It is sent at once when the page is
 * left, the bar is dismissed or the next action starts. A refusal is shown, and the record appears again as it was.
 */
export function useHeldWrite<C extends NamedCall>(call: C, onDone?: (output: OutputOf<C>) => void) {
  return (input: SentInputOf<C>, { text, about, onUndone }: Omit<HeldAction, 'send'>): void => {
    if (refusal) return showError(refusal)
    // A page that closes cannot wait for a token any more.
    signedInToken().catch(() => null)
    const idempotencyKey = takesKey(call) ? newKey() : undefined
    const send: HeldAction['send'] = async ({ isLeaving }) => {
      try {
        const leaving: Sending = isLeaving ? { keepalive: true, as: 'known' } : {}
        const sent = () => ask(call, input, { idempotencyKey, ...leaving })
        const output = await (idempotencyKey && !isLeaving ? sendSurely(sent) : sent())
        onDone?.(output)
      } catch (thrown) {
        showError((thrown as CallError).message)
      }
      await refetchTouched(call.touches ?? [])
    }
    holdAction({ text, about, onUndone, send })
  }
}

const textsNow = () => heldActions.now().texts

/** What was just done to which record, as a sentence by the record's id; the server may not know of it yet. */
export function useHeldTexts(): ReadonlyMap<string, string> {
  return useSyncExternalStore(heldActions.watch, textsNow)
}
