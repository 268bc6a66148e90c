import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { profilePages } from './links.ts'

export const profileRoutes: ScreenRoute<Side>[] = routesOf<typeof profilePages, Side>({})
