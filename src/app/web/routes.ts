import { accountRoutes } from '../../domains/accounts/web/routes.tsx'
import { billingRoutes } from '../../domains/billing/web/routes.tsx'
import { briefRoutes } from '../../domains/briefs/web/routes.tsx'
import { collabRoutes } from '../../domains/collabs/web/routes.tsx'
import { visitRoutes } from '../../domains/visits/web/routes.tsx'
import { contentRoutes } from '../../domains/content/web/routes.tsx'
import { staffRoutes } from '../../domains/staff/web/routes.tsx'
import { discoveryRoutes } from '../../domains/discovery/web/routes.tsx'
import { analyticsRoutes } from '../../domains/analytics/web/routes.tsx'
import { listRoutes } from '../../domains/lists/web/routes.tsx'
import { meetingRoutes } from '../../domains/meetings/web/routes.tsx'
import { messageRoutes } from '../../domains/messages/web/routes.tsx'
import { notificationRoutes } from '../../domains/notifications/web/routes.tsx'
import { adRoutes } from '../../domains/ads/web/routes.tsx'
import { organisationRoutes } from '../../domains/organisations/web/routes.tsx'
import { keyRoutes } from '../../domains/keys/web/routes.tsx'
import { profileRoutes } from '../../domains/profiles/web/routes.tsx'
import { onboardingRoutes } from '../../domains/onboarding/web/routes.tsx'
import { usageRoutes } from '../../domains/usage/web/routes.tsx'
import type { Side } from '../../access/roles.ts'
import type { ScreenRoute } from '../../kit/web/route.ts'
import { ownRoutes } from './own-routes.ts'
import { privacyRoutes } from '../../domains/privacy/web/routes.tsx'
import { safetyRoutes } from '../../domains/safety/web/routes.tsx'
import { platformRoutes } from '../../domains/platforms/web/routes.tsx'
import { valueRoutes } from '../../domains/value/web/routes.tsx'
import { identityRoutes } from '../../domains/identity/web/routes.tsx'
import { campaignRoutes } from '../../domains/campaigns/web/routes.tsx'
import { todayRoutes } from '../../domains/today/web/routes.tsx'
import { groupRoutes } from '../../domains/groups/web/routes.tsx'
import { deskRoutes } from '../../domains/desk/web/routes.tsx'
import { importRoutes } from '../../domains/imports/web/routes.tsx'
import { webhookRoutes } from '../../domains/webhooks/web/routes.tsx'
import { duplicateRoutes } from '../../domains/duplicates/web/routes.tsx'
import { referralRoutes } from '../../domains/referrals/web/routes.tsx'

/** Every page of the product; the menus come from their entries. */
export const allRoutes: ScreenRoute<Side>[] = [
  ...ownRoutes,
  ...accountRoutes,
  ...notificationRoutes,
  ...profileRoutes,
  ...organisationRoutes,
  ...keyRoutes,
  ...billingRoutes,
  ...staffRoutes,
  ...meetingRoutes,
  ...analyticsRoutes,
  ...usageRoutes,
  ...briefRoutes,
  ...onboardingRoutes,
  ...collabRoutes,
  ...visitRoutes,
  ...contentRoutes,
  ...listRoutes,
  ...messageRoutes,
  ...discoveryRoutes,
  ...adRoutes,
  ...privacyRoutes,
  ...safetyRoutes,
  ...platformRoutes,
  ...valueRoutes,
  ...identityRoutes,
  ...campaignRoutes,
  ...todayRoutes,
  ...deskRoutes,
  ...importRoutes,
  ...groupRoutes,
  ...webhookRoutes,
  ...duplicateRoutes,
  ...referralRoutes,
]
