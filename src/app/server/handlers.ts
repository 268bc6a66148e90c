import { accountHandlers } from '../../domains/accounts/server/calls.ts'
import { billingHandlers } from '../../domains/billing/server/calls.ts'
import { briefHandlers } from '../../domains/briefs/server/calls.ts'
import { deskHandlers } from '../../domains/desk/server/calls.ts'
import { discoveryHandlers } from '../../domains/discovery/server/calls.ts'
import { insightHandlers } from '../../domains/insights/server/calls.ts'
import { mediaHandlers } from '../../domains/media/server/calls.ts'
import { collabHandlers } from '../../domains/collabs/server/calls.ts'
import { contentHandlers } from '../../domains/content/server/calls.ts'
import { listHandlers } from '../../domains/lists/server/calls.ts'
import { meetingHandlers } from '../../domains/meetings/server/calls.ts'
import { messageHandlers } from '../../domains/messages/server/calls.ts'
import { noticeHandlers } from '../../domains/notices/server/calls.ts'
import { placementHandlers } from '../../domains/placements/server/calls.ts'
import { planHandlers } from '../../domains/plans/server/calls.ts'
import { peopleHandlers } from '../../domains/people/server/calls.ts'
import { joiningHandlers } from '../../domains/joining/server/calls.ts'
import { usageHandlers } from '../../domains/usage/server/calls.ts'
import { profileHandlers } from '../../domains/profiles/server/calls.ts'

/** What answers each call. */
export const allHandlers = {
  ...accountHandlers,
  ...noticeHandlers,
  ...mediaHandlers,
  ...planHandlers,
  ...profileHandlers,
  ...billingHandlers,
  ...peopleHandlers,
  ...meetingHandlers,
  ...briefHandlers,
  ...joiningHandlers,
  ...collabHandlers,
  ...contentHandlers,
  ...listHandlers,
  ...messageHandlers,
  ...discoveryHandlers,
  ...insightHandlers,
  ...usageHandlers,
  ...placementHandlers,
  ...deskHandlers,
}
