import { useNavigate } from '@tanstack/react-router'
import { useWrite } from '../../../../kit/web/calls.ts'
import { hrefOf } from '../../../../kit/web/link.tsx'
import { briefCalls } from '../../contract.ts'
import { toBrief } from '../links.ts'

/** Creates a draft for a venue and opens it in the editor. */
export function useNewBrief(brandUid: string) {
  const navigate = useNavigate()
  const create = useWrite(briefCalls.createBrief, {
    onDone: ({ uid }) => void navigate({ href: hrefOf(toBrief(brandUid, uid)) }),
  })
  return { start: () => void create({ brandUid }), busy: create.busy }
}
