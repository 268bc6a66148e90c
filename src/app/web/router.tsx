import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import nprogress from 'nprogress'
import { readSearch } from '../../kit/contract/search.ts'
import { parseAddress, type ScreenRoute, writeAddress } from '../../kit/web/route.ts'
import { BrokenPage, NoSuchPage, Root } from './Root.tsx'
import { allRoutes } from './routes.ts'

async function loadScreen(route: ScreenRoute) {
  const [screen] = await Promise.all([route.screen(), route.light ? undefined : import('../../kit/web/styles.ts')])
  return { default: screen }
}

// Set here so that the library's defaults may change.
nprogress.configure({ minimum: 0.08, speed: 200, trickleSpeed: 800, showSpinner: false })
// Its own bar has a role that does not exist.
nprogress.configure({
  barSelector: '.bar',
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
})

/** A router of its own, at the address of the window; one for each page that is opened. */
export function createAppRouter() {
  const root = createRootRoute({ component: Root, notFoundComponent: NoSuchPage })
  const pages = allRoutes.map((route) =>
    createRoute({
      getParentRoute: () => root,
      path: route.path,
      validateSearch: (raw: Record<string, unknown>) => readSearch(route.search, raw) as Record<string, unknown>,
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
    if (event.pathChanged) nprogress.start()
  })
  router.subscribe('onResolved', () => nprogress.done())
  return router
}

export type AppRouter = ReturnType<typeof createAppRouter>
