import type { SentInputOf } from '../../../kit/contract/calls.ts'
import type { importCalls } from '../contract.ts'

/** Changes how a draft is read or what becomes of its rows. */
export type SaveImport = (input: SentInputOf<typeof importCalls.saveImport>) => Promise<unknown>
