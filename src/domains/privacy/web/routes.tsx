import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import { privacyPages } from './links.ts'

export const privacyRoutes: ScreenRoute<Side>[] = routesOf(privacyPages, {})
