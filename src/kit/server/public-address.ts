import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

const globalV6 = ipaddr.parseCIDR('2000::/3')

/** Whether everyone on the internet means the same machine by this address. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // An IPv4 address written as IPv6 is looked at as what it is.
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(globalV6)
}

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}

/** Where something may be sent: addresses that are everyone's, and with `loopback` this machine's own. */
export function allowedAddresses(loopback: boolean): (address: string) => boolean {
  return (address) => isPublicAddress(address) || (loopback && isLoopback(address))
}

/** The host of a URL as a connection needs it: an IPv6 address without its brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}

/** Whether something may be sent there as far as the URL itself shows: by https, or by http to this machine where that is allowed. */
export function isUsableTarget(url: URL, isAllowed: (address: string) => boolean): boolean {
  const { protocol, username, password } = url
  const host = hostOf(url)
  const isHere = isLoopback(host) && isAllowed(host)
  if (protocol !== 'https:' && !(protocol === 'http:' && isHere)) return false
  return !username && !password && (isIP(host) === 0 || isAllowed(host))
}

type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/** Resolves a name for a connection that is only made to allowed addresses: what is checked and what is used are one. */
export function checkedLookup(
  isAllowed: (address: string) => boolean,
  refusal: () => Error,
  resolve: Resolve = lookup,
): LookupFunction {
  return (hostname, { all }, done) => {
    resolve(hostname, { all: true }, (error, found) => {
      if (error) return done(error, '')
      const [first] = found
      if (!first || found.some(({ address }) => !isAllowed(address))) return done(refusal(), '')
      if (all) return done(null, found)
      done(null, first.address, first.family)
    })
  }
}
