import type { TableChoice } from '../../../kit/contract/table.ts'
import { stepBriefs } from '../../briefs/web/brief-steps.ts'
import type { BulkAction } from '../../desk/web/bulk-action.ts'
import type { ListedBrief } from '../contract/brief-list.ts'
import { assigning } from './assigning.ts'
import { messaging } from './message-action.ts'
import { notTheirs, type Self } from './team.ts'

const ofBrand = ({ card, manager }: ListedBrief) => ({ uid: card.brandUid, manager })

/** What somebody can do with many briefs at once; nothing until it is known who they are. A message goes to the brands of the briefs. */
export function briefActions(managers: readonly TableChoice[], self: Self | null): readonly BulkAction<ListedBrief>[] {
  if (!self) return []
  const whyNot = ({ manager }: ListedBrief) => notTheirs({ manager }, self)
  return [
    messaging(({ card }) => ({ uid: card.brandUid, name: card.brandName }), whyNot, 'venue'),
    stepBriefs('pause', whyNot),
    stepBriefs('resume', whyNot),
    stepBriefs('archive', whyNot),
    ...(self.role === 'admin' ? [assigning(managers, ofBrand)] : []),
  ]
}
