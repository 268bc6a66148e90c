import { IconBuildingStore, IconHeartHandshake, IconUserEdit } from '@tabler/icons-react'
import type { Side } from '../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../kit/web/route.ts'
import { ownPages } from './own-pages.ts'

const start = {
  public: true,
  light: true,
  screen: () => import('./screens/StartScreen.tsx').then((m) => m.StartScreen),
}

export const ownRoutes: ScreenRoute<Side>[] = routesOf(ownPages, {
  '/app': start,
  '/app/influencer': start,
  '/app/account': {
    screen: () => import('./screens/AccountScreen.tsx').then((m) => m.AccountScreen),
  },
  '/app/influencer/profile-editor': {
    screen: () => import('./screens/ProfileEditorScreen.tsx').then((m) => m.ProfileEditorScreen),
    menu: [{ for: 'influencer', label: 'Profile Editor', icon: IconUserEdit, order: 50, inBottomBar: true }],
  },
  '/app/admin/brand-browser': {
    screen: () => import('./screens/BrandBrowserScreen.tsx').then((m) => m.BrandBrowserScreen),
    menu: [{ for: 'admin', label: 'Brand Browser', icon: IconBuildingStore, order: 10 }],
  },
  '/app/admin/training': {
    screen: () => import('./screens/TrainingScreen.tsx').then((m) => m.TrainingScreen),
  },
  '/app/collab': {
    screen: () => import('./screens/CollabScreen.tsx').then((m) => m.CollabScreen),
  },
  '/door': {
    public: true,
    screen: () => import('./screens/DoorScreen.tsx').then((m) => m.DoorScreen),
  },
  '/app/admin/collab-explorer': {
    screen: () => import('./screens/CollabExplorerScreen.tsx').then((m) => m.CollabExplorerScreen),
    menu: [{ for: 'admin', label: 'Collab Explorer', icon: IconHeartHandshake, order: 30 }],
  },
})
