import type { ReactNode } from 'react'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { toGroup } from '../../links.ts'

/** Below the heading of a page about several venues: the way back to all of them, and what the page is for. */
export function BackToGroup({ brandUid, children }: { brandUid: string; children?: ReactNode }) {
  return (
    <>
      <LinkTo to={toGroup(brandUid)}>All venues</LinkTo>
      {children && ' · '}
      {children}
    </>
  )
}
