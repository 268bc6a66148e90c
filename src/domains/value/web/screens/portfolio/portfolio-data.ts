import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import type { valueCalls } from '../../../contract.ts'

export type Portfolio = OutputOf<typeof valueCalls.getValuePortfolio>
