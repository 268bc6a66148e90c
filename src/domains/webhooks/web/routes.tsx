import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { webhookPages } from './links.ts'

export const webhookRoutes: ScreenRoute<Side>[] = routesOf<typeof webhookPages, Side>({})
