import { accountCalls } from '../domains/accounts/contract.ts'
import { billingCalls } from '../domains/billing/contract.ts'
import { briefCalls } from '../domains/briefs/contract.ts'
import { deskCalls } from '../domains/desk/contract.ts'
import { discoveryCalls } from '../domains/discovery/contract.ts'
import { insightCalls } from '../domains/insights/contract.ts'
import { mediaCalls } from '../domains/media/contract.ts'
import { collabCalls } from '../domains/collabs/contract.ts'
import { contentCalls } from '../domains/content/contract.ts'
import { listCalls } from '../domains/lists/contract.ts'
import { meetingCalls } from '../domains/meetings/contract.ts'
import { messageCalls } from '../domains/messages/contract.ts'
import { noticeCalls } from '../domains/notices/contract.ts'
import { placementCalls } from '../domains/placements/contract.ts'
import { planCalls } from '../domains/plans/contract.ts'
import { peopleCalls } from '../domains/people/contract.ts'
import { joiningCalls } from '../domains/joining/contract.ts'
import { usageCalls } from '../domains/usage/contract.ts'
import { profileCalls } from '../domains/profiles/contract.ts'

/** Every call of the product, by name. */
export const allCalls = {
  ...accountCalls,
  ...noticeCalls,
  ...mediaCalls,
  ...planCalls,
  ...profileCalls,
  ...billingCalls,
  ...peopleCalls,
  ...meetingCalls,
  ...briefCalls,
  ...joiningCalls,
  ...collabCalls,
  ...contentCalls,
  ...listCalls,
  ...messageCalls,
  ...discoveryCalls,
  ...insightCalls,
  ...usageCalls,
  ...placementCalls,
  ...deskCalls,
}
