import { useRef } from 'react'
import type { TickedRule } from '../../checklist.ts'
import { contentCalls } from '../../contract.ts'
import type { DeliverableData } from '../deliverable-words.ts'
import { useFreshWrite } from '../../../collabs/web/use-fresh-write.ts'

export type Draft = { fileUids: string[]; caption: string }

/** Saves drafts one after the other, each on top of the version that the one before answered. */
export function useDraft(deliverable: DeliverableData) {
  const save = useFreshWrite(contentCalls.saveDeliverable)
  const saved = useRef(deliverable.version)
  const line = useRef<Promise<unknown>>(Promise.resolve())
  async function put(draft: Draft, ticks: readonly TickedRule[]): Promise<number | null> {
    const version = Math.max(saved.current, deliverable.version)
    const answer = await save({ uid: deliverable.uid, version, ...draft, ticks: [...ticks] })
    if (answer) saved.current = answer.version
    return answer?.version ?? null
  }
  return {
    saving: save.busy,
    /** Keeps a draft after those before it; answers its version, or null where the server refused. */
    keep: (draft: Draft, ticks: readonly TickedRule[]): Promise<number | null> => {
      const next = line.current.then(() => put(draft, ticks))
      line.current = next
      return next
    },
  }
}
