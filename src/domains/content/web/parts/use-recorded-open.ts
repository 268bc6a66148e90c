import { useEffect } from 'react'
import { ask } from '../../../../kit/web/calls.ts'
import { useSession } from '../../../profiles/web/session.tsx'
import { contentCalls } from '../../contract.ts'

/** Counts that a brand looks at a creator's page, and not that somebody does as them; nothing waits for it, and nobody hears when it fails. */
export function useRecordedOpen(handle: string | undefined): void {
  const { side, current, user } = useSession()
  const brandUid = side === 'brand' && !user.acting ? current?.uid : undefined
  useEffect(() => {
    if (brandUid && handle) ask(contentCalls.recordCreatorOpen, { brandUid, handle }).catch(() => null)
  }, [brandUid, handle])
}
