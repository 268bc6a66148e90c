import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { parseAddress, type ScreenRoute, writeAddress } from '../../kit/web/route.ts'
import { endProgress, startProgress } from './progress.ts'
import { BrokenPage, NoSuchPage, Root } from './Root.tsx'
import { allRoutes } from './routes.ts'

async function loadScreen(route: ScreenRoute) {
  const [screen] = await Promise.all([route.screen(), route.light ? undefined : import('../../kit/web/styles.ts')])
  return { default: screen }
}

/** A router of its own, at the address of the window; one for each page that is opened. */
export function createAppRouter() {
  const root = createRootRoute({ component: Root, notFoundComponent: NoSuchPage })
  const pages = allRoutes.map((route) =>
    createRoute({
      getParentRoute: () => root,
      path: route.path,
      component: lazyRouteComponent(() => loadScreen(route)),
    }),
  )
  const router = createRouter({
    routeTree: root.addChildren(pages),
    parseSearch: parseAddress,
    stringifySearch: writeAddress,
    defaultPreload: 'intent',
    defaultErrorComponent: BrokenPage,
    scrollRestoration: true,
  })
  router.subscribe('onBeforeLoad', (event) => {
    if (event.pathChanged) startProgress()
  })
  router.subscribe('onResolved', () => endProgress())
  return router
}

export type AppRouter = ReturnType<typeof createAppRouter>
