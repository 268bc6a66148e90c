import type { LookupAddress } from 'node:dns'
import { expect, it } from 'vitest'
import { allowedAddresses, checkedLookup, isUsableTarget } from './public-address.ts'

const internal = [
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.0.0.8',
  '100.64.0.1',
  '172.16.3.4',
  '169.254.169.254',
  '192.168.1.1',
  '::',
  '::1',
  'fd00::1',
  'fe80::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.8',
  '64:ff9b::a00:8',
  '2002:a00:8::1',
]
const hostOf = (address: string) => (address.includes(':') ? `[${address}]` : address)

it.each(internal)('never sends to %s from the internet', (address) => {
  const isAllowed = allowedAddresses(false)
  for (const protocol of ['https', 'http'])
    expect(isUsableTarget(new URL(`${protocol}://${hostOf(address)}/in`), isAllowed)).toBe(false)
})

it('reads an address in every form that a URL takes', () => {
  const isAllowed = allowedAddresses(false)
  for (const host of ['2130706433', '0x7f.1', '0177.0.0.1', '127.1', '[::ffff:7f00:1]'])
    expect([host, isUsableTarget(new URL(`https://${host}/`), isAllowed)]).toEqual([host, false])
})

it('sends to this machine, and no further, where it runs on one’s own', () => {
  const isAllowed = allowedAddresses(true)
  expect(isUsableTarget(new URL('http://127.0.0.1:8080/in'), isAllowed)).toBe(true)
  expect(isUsableTarget(new URL('https://10.0.0.8/in'), isAllowed)).toBe(false)
})

/** What a connection to a name with these addresses is given. */
function lookedUp(addresses: string[], isAllowed = allowedAddresses(false)) {
  const found: LookupAddress[] = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  const lookup = checkedLookup(
    isAllowed,
    () => new Error('not public'),
    (_hostname, _options, done) => done(null, found),
  )
  return new Promise((answer) =>
    lookup('hooks.example.test', { all: true }, (error, given) => answer(error ? error.message : given)),
  )
}

it.each(internal)('refuses a name that means %s, alone or beside a public address', async (address) => {
  expect(await lookedUp([address])).toBe('not public')
  expect(await lookedUp(['93.184.216.34', address])).toBe('not public')
})

it('connects to what it has checked', async () => {
  expect(await lookedUp(['93.184.216.34'])).toEqual([{ address: '93.184.216.34', family: 4 }])
})
