import { accountRoutes } from '../../domains/accounts/web/routes.tsx'
import { billingRoutes } from '../../domains/billing/web/routes.tsx'
import { briefRoutes } from '../../domains/briefs/web/routes.tsx'
import { collabRoutes } from '../../domains/collabs/web/routes.tsx'
import { contentRoutes } from '../../domains/content/web/routes.tsx'
import { deskRoutes } from '../../domains/desk/web/routes.tsx'
import { discoveryRoutes } from '../../domains/discovery/web/routes.tsx'
import { insightRoutes } from '../../domains/insights/web/routes.tsx'
import { listRoutes } from '../../domains/lists/web/routes.tsx'
import { meetingRoutes } from '../../domains/meetings/web/routes.tsx'
import { messageRoutes } from '../../domains/messages/web/routes.tsx'
import { noticeRoutes } from '../../domains/notices/web/routes.tsx'
import { peopleRoutes } from '../../domains/people/web/routes.tsx'
import { placementRoutes } from '../../domains/placements/web/routes.tsx'
import { profileRoutes } from '../../domains/profiles/web/routes.tsx'
import { joiningRoutes } from '../../domains/joining/web/routes.tsx'
import { usageRoutes } from '../../domains/usage/web/routes.tsx'
import type { ScreenRoute } from '../../kit/web/route.ts'
import { ownRoutes } from './own-routes.ts'

/** Every page of the product; the menus come from their entries. */
export const allRoutes: ScreenRoute[] = [
  ...ownRoutes,
  ...accountRoutes,
  ...noticeRoutes,
  ...profileRoutes,
  ...billingRoutes,
  ...peopleRoutes,
  ...meetingRoutes,
  ...insightRoutes,
  ...usageRoutes,
  ...briefRoutes,
  ...joiningRoutes,
  ...collabRoutes,
  ...contentRoutes,
  ...listRoutes,
  ...messageRoutes,
  ...discoveryRoutes,
  ...placementRoutes,
  ...deskRoutes,
]
