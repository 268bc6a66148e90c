import { recordCalls } from '../../../../domains/records/contract.ts'
import { PinnedNotes } from '../../../../domains/records/web/parts/PinnedNotes.tsx'
import { RecordTimeline } from '../../../../domains/records/web/parts/RecordTimeline.tsx'
import { useRead } from '../../../../kit/web/calls.ts'

/** The first tab of a record: its pinned notes, and everything that happened. */
function RecordHistory({ recordUid }: { recordUid: string }) {
  const notes = useRead(recordCalls.listPinnedNotes, { recordUid })
  return (
    <>
      <PinnedNotes recordUid={recordUid} />
      <RecordTimeline recordUid={recordUid} canWrite={notes.data?.can.write ?? false} />
    </>
  )
}

/** That tab, for the frame. */
export const historyTab = (recordUid: string) => ({
  key: 'timeline',
  label: 'Timeline',
  content: () => <RecordHistory recordUid={recordUid} />,
})
