import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { importPages } from './links.ts'

export const importRoutes: ScreenRoute<Side>[] = routesOf<typeof importPages, Side>({
  '/app/admin/imports': {
    screen: () => import('./screens/ImportsScreen.tsx').then((m) => m.ImportsScreen),
    under: '/app/admin/brand-browser',
  },
  '/app/brand/import-creators': {
    under: '/app/brand/creators',
    screen: () => import('./screens/ImportCreatorsScreen.tsx').then((m) => m.ImportCreatorsScreen),
  },
})
