import { useRead } from '../../../../../kit/web/calls.ts'
import { DialogBox } from '../../../../../kit/web/dialog-box.tsx'
import { EmptyState } from '../../../../../kit/web/empty-state.tsx'
import { findListed } from '../../../../../kit/web/listed-row.ts'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { contentCalls } from '../../../contract.ts'
import { ShowcaseDetail } from './ShowcaseDetail.tsx'

type Props = { brandUid: string; uid: string | undefined; canEdit: boolean; onClose: () => void }

/** The deliverable of an address over the list, at once where the list has it, and whether or not the list has come to it. */
export function ShowcaseOpen({ brandUid, uid, canEdit, onClose }: Props) {
  const call = contentCalls.browseShowcase
  const listed = uid === undefined ? undefined : findListed(call, (row) => row.uid === uid)
  const read = useRead(call, { brandUid, uid, limit: 1 }, { enabled: uid !== undefined })
  const row = (read.data ? read.data.rows[0] : listed) ?? null
  if (uid !== undefined && !row)
    return (
      <DialogBox opened onClose={onClose} title="Content" size="xl">
        <Loaded of={read}>
          {() => (
            <EmptyState
              title="We couldn’t find this content"
              text="It may have been deleted. Close this to see what’s there."
            />
          )}
        </Loaded>
      </DialogBox>
    )
  return <ShowcaseDetail row={uid === undefined ? null : row} brandUid={brandUid} canEdit={canEdit} onClose={onClose} />
}
