import { Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import type { AddressSchema } from '../contract/search.ts'

/**
 * Every page of the product: its path, with the schema of what its address may hold. Each domain adds its own in
 * `web/links.ts`, so that a link is checked wherever it is written and no domain imports a later one for it.
 */
export interface Pages {}
/** Turns the type of a constant into one that `Pages` can extend. */
export type PagesOf<P> = { [Path in keyof P]: P[Path] }

type SearchOf<S> = S extends AddressSchema<infer Search> ? { [Name in keyof Search]?: Search[Name] | undefined } : never

/** Where a link leads: a page with what its address holds. Made by the `to…` functions beside each domain's routes. */
export type To = {
  [Path in keyof Pages]: {
    path: Path
    search?: SearchOf<Pages[Path]>
    /** It opens something on the page one is on, which stays where it is scrolled to. */
    stays?: boolean
  }
}[keyof Pages]

/** Where a link leads whose address is not known to the code: an entry of the menu, an ad. */
export type Address = { path: string; search?: Record<string, string | undefined>; stays?: boolean }

type LinkProps<Where> = {
  to: Where
  children: ReactNode
  ref?: Ref<HTMLAnchorElement> | undefined
  /** One of several links to the same page: it is the current one only where what its address holds is there too. */
  isOneOfMany?: boolean
  /** It is the current one on its page alone, and not on those below its path. */
  isExact?: boolean
  /** It takes the place of the page one is on in the browser’s history. */
  replace?: boolean
} & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>

/** A link to a page of the product, fetched ahead when one is about to follow it. */
export function LinkTo(props: LinkProps<To>) {
  return <LinkToAddress {...props} />
}

/** The same to wherever an address leads. */
export function LinkToAddress({ to, children, isOneOfMany = false, isExact = false, ...rest }: LinkProps<Address>) {
  return (
    <Link
      to={to.path}
      search={to.search ?? {}}
      preload="intent"
      resetScroll={!to.stays}
      activeOptions={{ includeSearch: isOneOfMany, exact: isExact }}
      {...rest}
    >
      {children}
    </Link>
  )
}

/** The address of a link as text. */
export function hrefOf(to: To): string {
  const given = Object.entries(to.search ?? {}).filter((pair): pair is [string, string] => pair[1] !== undefined)
  const query = new URLSearchParams(given).toString()
  return query ? `${to.path}?${query}` : to.path
}
