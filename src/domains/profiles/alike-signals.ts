/** What says that two profiles may be one, the surest first, as our team reads it. */
export const alikeSignals = {
  account: 'Same person signs in for both',
  handle: 'Same or very similar handle',
  email: 'Same email inbox',
  phone: 'Same phone number',
  website: 'Same website',
  position: 'Same place, similar name',
  name: 'Similar name in the same city',
} as const
/** Those that creators, and brands, are found by. */
export const creatorSignals = ['account', 'handle', 'email', 'name'] as const satisfies AlikeSignal[]
export const brandSignals = ['phone', 'website', 'position', 'name'] as const satisfies AlikeSignal[]
export type AlikeSignal = keyof typeof alikeSignals
