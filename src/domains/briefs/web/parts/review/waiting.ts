import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import type { briefCalls } from '../../../contract.ts'

/** A submitted brief that nobody has answered. */
export type Waiting = OutputOf<typeof briefCalls.listBriefQueue>['rows'][number]
