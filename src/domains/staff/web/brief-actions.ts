import { stepBriefs } from '../../briefs/web/brief-steps.ts'
import type { BulkAction } from '../../desk/web/bulk-action.ts'
import type { ListedBrief } from '../contract/brief-list.ts'
import { messaging } from './message-action.ts'
import { notTheirs, type Self } from './team.ts'

/** What somebody can do with many briefs at once; nothing until it is known who they are. A message goes to the brands of the briefs. */
export function briefActions(self: Self | null): readonly BulkAction<ListedBrief>[] {
  if (!self) return []
  const whyNot = ({ manager }: ListedBrief) => notTheirs({ manager }, self)
  return [
    messaging(({ card }) => ({ uid: card.brandUid, name: card.brandName }), whyNot, 'venue'),
    stepBriefs('pause', whyNot),
    stepBriefs('resume', whyNot),
    stepBriefs('archive', whyNot),
  ]
}
