import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { webhookPages } from './links.ts'

export const webhookRoutes: ScreenRoute<Side>[] = routesOf<typeof webhookPages, Side>({
  '/app/brand/webhooks': {
    under: '/app/brand/preferences',
    screen: () => import('./screens/WebhooksScreen.tsx').then((m) => m.WebhooksScreen),
  },
  '/app/admin/webhooks': {
    adminsOnly: true,
    under: '/app/admin/preferences',
    screen: () => import('./screens/TeamWebhooksScreen.tsx').then((m) => m.TeamWebhooksScreen),
  },
})
