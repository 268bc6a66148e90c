import { useEffect } from 'react'
import { ask } from '../../../../kit/web/calls.ts'
import { contentCalls } from '../../contract.ts'

/** Counts that a brand looks at a creator's page; nothing waits for it, and nobody hears when it fails. */
export function useRecordedOpen(brandUid: string | undefined, handle: string | undefined): void {
  useEffect(() => {
    if (brandUid && handle) ask(contentCalls.recordCreatorOpen, { brandUid, handle }).catch(() => null)
  }, [brandUid, handle])
}
