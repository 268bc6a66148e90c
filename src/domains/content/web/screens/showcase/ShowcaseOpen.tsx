import { useRead } from '../../../../../kit/web/calls.ts'
import { contentCalls } from '../../../contract.ts'
import { ShowcaseDetail } from './ShowcaseDetail.tsx'

type Props = { brandUid: string; uid: string | undefined; canEdit: boolean; onClose: () => void }

/** The deliverable of an address over the list, whether or not the list has come to it. */
export function ShowcaseOpen({ brandUid, uid, canEdit, onClose }: Props) {
  const { data } = useRead(contentCalls.browseShowcase, { brandUid, uid, limit: 1 }, { enabled: uid !== undefined })
  const row = uid === undefined ? null : (data?.rows[0] ?? null)
  return <ShowcaseDetail row={row} brandUid={brandUid} canEdit={canEdit} onClose={onClose} />
}
