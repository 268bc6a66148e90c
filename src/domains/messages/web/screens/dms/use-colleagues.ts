import { useRead } from '../../../../../kit/web/calls.ts'
import { messageCalls } from '../../../contract.ts'
import type { ThreadData } from './thread-data.ts'

/** Who else reads the notes of the reader’s side in a conversation: read once they are needed. */
export function useColleagues({ side, brand }: ThreadData, isNeeded: boolean) {
  const brandUids = side === 'brand' ? [brand.uid] : []
  return useRead(messageCalls.listThreadAssignees, { brandUids }, { enabled: isNeeded }).data?.rows ?? []
}
