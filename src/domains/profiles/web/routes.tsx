import { IconBuildingStore } from '@tabler/icons-react'
import type { ScreenRoute } from '../../../kit/web/route.ts'
import { brandBrowserSearch } from './links.ts'

export const profileRoutes: ScreenRoute[] = [
  {
    path: '/app/admin/brand-browser',
    search: brandBrowserSearch,
    screen: () => import('./screens/BrandBrowserScreen.tsx').then((m) => m.BrandBrowserScreen),
    menu: [{ for: 'admin', label: 'Brand Browser', icon: IconBuildingStore, order: 10 }],
  },
]
