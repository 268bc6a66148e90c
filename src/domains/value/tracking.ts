/** What somebody at the door answers to "How did you hear about us?", in the order of the buttons. */
export const heardFrom = ['creator', 'social', 'friend', 'search', 'passing', 'other'] as const
export type HeardFrom = (typeof heardFrom)[number]
export const heardWords: Readonly<Record<HeardFrom, string>> = {
  creator: 'A creator’s post',
  social: 'Our social media',
  friend: 'Friends or family',
  search: 'Search or maps',
  passing: 'Walked past',
  other: 'Something else',
}

/** Letters and digits that cannot be mistaken for each other when read aloud. */
export const codeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** A booking code is shouted over a bar: capitals and digits, no spaces. */
export const bookingCodeShape = /^[A-Z0-9]{3,16}$/

/** Whether a voucher is taken at the door, and if not why. */
export const voucherStates = ['open', 'ended', 'over', 'used'] as const
export type VoucherState = (typeof voucherStates)[number]

/** How a voucher stands on a day of the venue's calendar. */
export function voucherStateOn(
  voucher: { endedAt: Date | null; lastDay: string; most: number; redeemed: number },
  today: string,
): VoucherState {
  if (voucher.endedAt) return 'ended'
  if (voucher.redeemed >= voucher.most) return 'used'
  return voucher.lastDay < today ? 'over' : 'open'
}

/**
 * Whether a tracked link may lead there: a web page of the open internet by its name, encrypted, and without a sign-in
 * in its address. Numbers for a host and names of inner networks are refused.
 */
export function isSafeTarget(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password, port } = new URL(address)
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return false
  return (
    /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z]$/.test(hostname) &&
    !/\.(local|internal|localhost|home|lan|test)$/.test(hostname)
  )
}

/** Where a tracked link leads, with the campaign's parameters if the venue wants them; those that it has stay. */
export function targetOf(link: { target: string; withUtm: boolean }, handle: string, product: string): string {
  const target = new URL(link.target)
  const campaign = { utm_source: product.toLowerCase(), utm_medium: 'creator', utm_campaign: handle }
  if (link.withUtm)
    for (const [name, value] of Object.entries(campaign))
      if (!target.searchParams.has(name)) target.searchParams.set(name, value)
  return target.href
}
