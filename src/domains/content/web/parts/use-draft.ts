import { useRef } from 'react'
import type { TickedRule } from '../../checklist.ts'
import { contentCalls } from '../../contract.ts'
import type { DeliverableData } from '../deliverable-words.ts'
import { useFreshWrite } from '../../../collabs/web/use-fresh-write.ts'

export type Draft = { fileUids: string[]; caption: string; ticks: TickedRule[] }

/** Saves drafts one after the other, each on top of the version that the one before answered; then hands the last over. */
export function useDraft(deliverable: DeliverableData, onRefused: (message: string) => void, onDone: () => void) {
  const save = useFreshWrite(contentCalls.saveDeliverable)
  const submit = useFreshWrite(contentCalls.submitDeliverable, {
    onDone,
    onRefused: (error) => (onRefused(error.message), true),
  })
  const saved = useRef(deliverable.version)
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const version = () => Math.max(saved.current, deliverable.version)
  async function put(draft: Draft): Promise<boolean> {
    const answer = await save({ uid: deliverable.uid, version: version(), ...draft })
    if (answer) saved.current = answer.version
    return answer !== null
  }
  const inLine = <T>(work: () => Promise<T>): Promise<T> => {
    const next = line.current.then(work)
    line.current = next
    return next
  }
  return {
    saving: save.busy,
    submitting: submit.busy,
    keep: (draft: Draft) => inLine(() => put(draft)),
    reassign: (draft: Draft) =>
      inLine(async () => (await put(draft)) && void (await submit({ uid: deliverable.uid, version: version() }))),
  }
}
