import { lookup as resolve } from 'node:dns'
import type { LookupFunction } from 'node:net'
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

/** Resolves a name for a connection that is only made to allowed addresses: what is checked and what is used are one. */
export function checkedLookup(isAllowed: (address: string) => boolean, refusal: () => Error): LookupFunction {
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
