import { useEffect, useRef, useState } from 'react'
import { dropUpload } from '../../../../kit/web/kept-uploads.ts'
import { findTyped, keepTyped } from '../../../../kit/web/use-typed.ts'
import type { TickedRule } from '../../checklist.ts'
import { contentCalls } from '../../contract.ts'
import type { DeliverableData } from '../deliverable-words.ts'
import { useFreshWrite } from '../../../collabs/web/use-fresh-write.ts'

export type Draft = { fileUids: string[]; caption: string }
type Ticks = readonly TickedRule[]

/** Under what the browser keeps a caption that the server does not have yet. */
export const captionField = (deliverableUid: string) => `caption ${deliverableUid}`

/**
 * Saves drafts one after the other, each on top of the version that the one before answered. What could not be saved is
 * saved once there is a network.
 */
export function useDraft(deliverable: DeliverableData) {
  const { uid } = deliverable
  const save = useFreshWrite(contentCalls.saveDeliverable)
  const saved = useRef(deliverable.version)
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const arrived = useRef(new Map<string, File>())
  const [unsaved, setUnsaved] = useState<{ draft: Draft; ticks: Ticks } | null>(null)
  async function put(draft: Draft, ticks: Ticks): Promise<number | null> {
    const version = Math.max(saved.current, deliverable.version)
    const answer = await save({ uid, version, ...draft, ticks: [...ticks] })
    setUnsaved(answer ? null : { draft, ticks })
    if (!answer) return null
    saved.current = answer.version
    for (const fileUid of draft.fileUids) {
      const file = arrived.current.get(fileUid)
      if (file) void dropUpload(file)
      arrived.current.delete(fileUid)
    }
    if (findTyped(captionField(uid)) === draft.caption) keepTyped(captionField(uid), '')
    return answer.version
  }
  const keep = (draft: Draft, ticks: Ticks): Promise<number | null> => {
    const next = line.current.then(() => put(draft, ticks))
    line.current = next
    return next
  }
  useEffect(() => {
    if (!unsaved) return
    const again = () => void keep(unsaved.draft, unsaved.ticks)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  })
  return {
    saving: save.busy,
    isUnsaved: unsaved !== null,
    /** Keeps a draft after those before it; answers its version, or null where the server refused. */
    keep,
    /** A file is uploaded: what the browser keeps of it is dropped once a draft that names it is saved. */
    addArrived: (fileUid: string, file: File) => arrived.current.set(fileUid, file),
  }
}
