import { expect, it } from 'vitest'
import { appPages } from './app-pages.ts'
import { allRoutes } from './routes.ts'

it('knows every page that has a route: the server answers 404 for any other', () => {
  const paths = allRoutes.map(({ path }) => path)
  expect(paths.filter((path) => !Object.hasOwn(appPages, path))).toEqual([])
})
