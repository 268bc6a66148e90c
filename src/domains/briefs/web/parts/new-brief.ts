import { useNavigate } from '@tanstack/react-router'
import { useWrite } from '../../../../kit/web/calls.ts'
import { hrefOf } from '../../../../kit/web/link.tsx'
import { briefCalls } from '../../contract.ts'
import { toBrief } from '../links.ts'

/** Creates a draft for a venue, or for another that is named later, and opens it in the editor. */
export function useNewBrief(brandUid: string) {
  const navigate = useNavigate()
  const create = useWrite(briefCalls.createBrief, {
    onDone: (brief) => void navigate({ href: hrefOf(toBrief(brief.brandUid, brief.uid)) }),
  })
  return { start: (of = brandUid) => void create({ brandUid: of }), busy: create.busy }
}
