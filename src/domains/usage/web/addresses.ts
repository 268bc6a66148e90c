import { plainPath } from '../plain-path.ts'

type Address = Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>

/** Page views are sent from here whatever the answer to consent. */
const alwaysViewed = ['/signup', '/login', '/onboarding', '/app/login', '/app/password-reset']
export const isAlwaysViewed = (path: string) => alwaysViewed.some((one) => path.startsWith(one))

/** What in an address opens something, or says who someone is. */
const secretParameters = ['token', 'email', 'code', 'sig']
/** Pages for who has no account and came for one thing: nothing is counted there, so nothing is asked. */
export const uncountedPaths = ['/door', '/review', '/app/influencer/schedule']
/** What an address may hold and still say nothing of the person. */
const harmlessParameters = ['tier', 'as', 'currency']

/** Where nothing is counted, and no tool of someone else's is loaded: whoever reads the address could use it. */
export function isUncounted({ pathname, search, hash }: Address): boolean {
  const held = [...new URLSearchParams(search).keys(), ...new URLSearchParams(hash.slice(1)).keys()]
  return (
    uncountedPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`)) ||
    held.some((name) => secretParameters.includes(name))
  )
}

/** An address as others may know it: without what was searched for, ids as their kind. */
export function plainLocation({ origin, pathname }: Address): string {
  return origin + plainPath(pathname)
}

/** Whether the address itself says no more than `plainLocation`: for tools that read it by themselves. */
export function isPlain({ pathname, search, hash }: Address): boolean {
  const held = [...new URLSearchParams(search).keys()]
  return hash === '' && pathname === plainPath(pathname) && held.every((name) => harmlessParameters.includes(name))
}

/** The record that a page is about: an id in its address, rather than that of the profile one acts for. */
export function recordIn({ search }: Address, profileUid: string | null): string | null {
  const ids = [...new URLSearchParams(search).values()].filter((value) => /^[a-z]+_[0-9a-z]{26}$/.test(value))
  return ids.find((id) => id !== profileUid) ?? ids[0] ?? null
}
