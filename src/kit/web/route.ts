import type { ComponentType } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type AddressSchema, type GivenOf, type ReadOf, readSearch } from '../contract/search.ts'

type Icon = ComponentType<{ size?: number | string; stroke?: number | string }>

/** A menu entry of the signed-in shell; `Side` are those who have a menu of their own. */
export type MenuEntry<Side extends string> = {
  for: Side
  label: string
  icon: Icon
  order: number
  /** On a phone it also stands in the bottom bar, or there `alone`. */
  inBottomBar?: true | 'alone'
  /** What a trial may close: the entry then says so instead of leading there. */
  trialBlocked?: string
  /** Its screen says itself what a plan opens; of any other, what it is closed for opens at its address neither. */
  hasOwnWall?: true
}

/**
 * One page of the product: its path, its screen (loaded when opened) and its menu entries. What its address may hold, the screen
 * reads with the schema of its domain's links.
 */
export type ScreenRoute<Side extends string = string> = {
  path: string
  screen: () => Promise<ComponentType>
  menu?: MenuEntry<Side>[]
  /** The page whose menu entry it belongs to: that one is marked while this one is open. */
  under?: string
  /** Of our own people, only admins may open it: for the others it is in no menu, and refused before it is drawn. */
  adminsOnly?: true
  /** Shown without the shell and without an account. */
  public?: boolean
  /** Needs only the first style sheets (`styles-first.ts`): the ways in and the feed, which must open at once. */
  light?: boolean
}

/** What a page needs besides its path. */
export type PageScreen<Side extends string> = Omit<ScreenRoute<Side>, 'path'>

/** The routes of a domain: a screen for each of its `Pages`, which are named by their type: every page's first load has all routes. */
export function routesOf<Pages, Side extends string>(screens: {
  [Path in keyof Pages]: PageScreen<Side>
}): ScreenRoute<Side>[] {
  return Object.entries<PageScreen<Side>>(screens).map(([path, screen]) => ({ path, ...screen }))
}

/** An address as it stands there: every value is a text. `?q=2024` is words to search for, not a number. */
export function parseAddress(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query))
}

/** The other way; of a list, its members with commas. What is not set is left out. */
export function writeAddress(search: Record<string, unknown>): string {
  const query = new URLSearchParams(
    Object.entries(clean(search)).map(([key, value]) => [key, String(value)]),
  ).toString()
  return query && `?${query}`
}

/** `isStep`: the browser's Back takes the change back, such as a sheet that it opens. */
type SetAddress<S extends AddressSchema> = (change: Partial<GivenOf<S>>, how?: { isStep: boolean }) => void

/** What stands in the address, read by the route's schema; a part that does not fit is left out. */
export function useAddress<S extends AddressSchema>(schema: S): [ReadOf<S>, SetAddress<S>] {
  const raw = useSearch({ strict: false }) as Record<string, unknown>
  const navigate = useNavigate()
  const values = readSearch(schema, raw)
  const set: SetAddress<S> = (change, { isStep } = { isStep: false }) =>
    void navigate({
      to: '.',
      search: (before: Record<string, unknown>) => clean({ ...before, ...change }),
      replace: !isStep,
      // What is set stands on the page one looks at: it stays where it is.
      resetScroll: false,
    })
  return [values, set]
}

function clean(search: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(search).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )
}
