import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import type { discoveryCalls } from '../../../contract.ts'

/** A venue as its page for creators shows it. */
export type Venue = OutputOf<typeof discoveryCalls.getVenue>
