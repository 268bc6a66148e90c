import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import type { messageCalls } from '../../../contract.ts'

/** A conversation as its screen reads it. */
export type ThreadData = OutputOf<typeof messageCalls.getThread>
