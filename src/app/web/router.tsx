import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import nprogress from 'nprogress'
import { EmptyState } from '../../kit/web/empty-state.tsx'
import { readSearch } from '../../kit/web/route.ts'
import { HomeScreen } from './HomeScreen.tsx'
import { allRoutes } from './routes.ts'
import { Shell } from './Shell.tsx'

const root = createRootRoute({
  component: Shell,
  notFoundComponent: () => (
    <EmptyState
      title="There is no such page"
      text="The address may have been mistyped, or the page has moved."
      action={<a href="/">Back to the start</a>}
    />
  ),
})
const home = createRoute({ getParentRoute: () => root, path: '/', component: HomeScreen })
const pages = allRoutes.map((route) =>
  createRoute({
    getParentRoute: () => root,
    path: route.path,
    validateSearch: (raw: Record<string, unknown>) => readSearch(route.search, raw) as Record<string, unknown>,
    component: lazyRouteComponent(async () => ({ default: await route.screen() })),
  }),
)

// The seed's constants (§9), which are the library's own.
nprogress.configure({ minimum: 0.08, speed: 200, trickleSpeed: 800, showSpinner: false })

export const router = createRouter({
  routeTree: root.addChildren([home, ...pages]),
  defaultPreload: 'intent',
  scrollRestoration: true,
})
router.subscribe('onBeforeLoad', (event) => {
  if (event.pathChanged) nprogress.start()
})
router.subscribe('onResolved', () => nprogress.done())
