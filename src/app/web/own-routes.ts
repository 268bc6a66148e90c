import { IconAdjustments, IconBuildingStore, IconNotes, IconUserEdit, IconUsers } from '@tabler/icons-react'
import type { Side } from '../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../kit/web/route.ts'
import type { ownPages } from './own-pages.ts'

const start = {
  public: true,
  light: true,
  screen: () => import('./screens/StartScreen.tsx').then((m) => m.StartScreen),
}

export const ownRoutes: ScreenRoute<Side>[] = routesOf<typeof ownPages, Side>({
  '/app': start,
  '/app/influencer': start,
  '/app/account': {
    screen: () => import('./screens/AccountScreen.tsx').then((m) => m.AccountScreen),
  },
  '/app/influencer/profile-editor': {
    screen: () => import('./screens/ProfileEditorScreen.tsx').then((m) => m.ProfileEditorScreen),
    menu: [{ for: 'influencer', label: 'Profile Editor', icon: IconUserEdit, order: 50, inBottomBar: true }],
  },
  '/app/brand/preferences': {
    screen: () => import('./screens/PreferencesScreen.tsx').then((m) => m.PreferencesScreen),
    menu: [{ for: 'brand', label: 'Preferences', icon: IconAdjustments, order: 40 }],
  },
  '/app/brand/briefs': {
    screen: () => import('./screens/BriefsScreen.tsx').then((m) => m.BriefsScreen),
    menu: [{ for: 'brand', label: 'Briefs', icon: IconNotes, order: 12, inBottomBar: 'alone' }],
  },
  '/app/admin/brand-browser': {
    screen: () => import('./screens/BrandBrowserScreen.tsx').then((m) => m.BrandBrowserScreen),
    menu: [{ for: 'admin', label: 'Brand Browser', icon: IconBuildingStore, order: 10 }],
  },
  '/app/admin/brand': {
    screen: () => import('./screens/BrandScreen.tsx').then((m) => m.BrandScreen),
    under: '/app/admin/brand-browser',
  },
  '/app/admin/influencer': {
    screen: () => import('./screens/InfluencerScreen.tsx').then((m) => m.InfluencerScreen),
    under: '/app/admin/influencer-manager',
  },
  '/app/admin/organisation': {
    screen: () => import('./screens/OrganisationScreen.tsx').then((m) => m.OrganisationScreen),
    under: '/app/admin/brand-browser',
  },
  '/app/admin/brief': {
    screen: () => import('./screens/BriefRecordScreen.tsx').then((m) => m.BriefRecordScreen),
    under: '/app/admin/collab-brief-manager',
  },
  '/app/admin/user-explorer': {
    screen: () => import('./screens/UserExplorerScreen.tsx').then((m) => m.UserExplorerScreen),
    menu: [{ for: 'admin', label: 'User Explorer', icon: IconUsers, order: 50 }],
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
})
