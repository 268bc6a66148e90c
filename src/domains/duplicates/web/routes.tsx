import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { duplicatePages } from './links.ts'

export const duplicateRoutes: ScreenRoute<Side>[] = routesOf<typeof duplicatePages, Side>({
  '/app/admin/merge': {
    screen: () => import('./screens/MergeScreen.tsx').then((m) => m.MergeScreen),
  },
})
