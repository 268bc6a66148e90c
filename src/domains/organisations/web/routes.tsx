import { IconAdjustments } from '@tabler/icons-react'
import type { Side } from '../../../access/roles.ts'
import type { ScreenRoute } from '../../../kit/web/route.ts'
import { ownProfileSearch } from '../../profiles/web/links.ts'

export const organisationRoutes: ScreenRoute<Side>[] = [
  {
    path: '/app/brand/preferences',
    search: ownProfileSearch,
    screen: () => import('./screens/PreferencesScreen.tsx').then((m) => m.PreferencesScreen),
    menu: [{ for: 'brand', label: 'Preferences', icon: IconAdjustments, order: 40 }],
  },
]
