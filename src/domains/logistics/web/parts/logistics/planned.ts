import type { CollabData } from '../../../../collabs/web/parts/StageBadge.tsx'
import type { LogisticsView } from '../../../views.ts'

/** What a part of the plans is drawn from. */
export type Planned = { collab: CollabData; plans: LogisticsView }

/** Whether the creator can say what they need there. Whoever has been needs nothing more. */
export const maySayNeeds = ({ can, extras }: LogisticsView, { visit }: CollabData) =>
  can.sayAccessNeeds && (!visit?.checkedInAt || extras.accessNeeds !== '')

/** Whether nothing is planned, and nothing was said. */
export function isEmpty({ transports, shipments, extras, checklist }: LogisticsView): boolean {
  const { dress, equipment, permits, accessNeeds } = extras
  const texts = [dress, equipment, permits, accessNeeds].filter((text) => text !== '')
  return transports.length + shipments.length + checklist.length + texts.length === 0
}
