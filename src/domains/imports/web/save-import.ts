import type { SentInputOf } from '../../../kit/contract/calls.ts'
import type { importCalls } from '../contract.ts'
import type { ChangedField } from '../fields.ts'

/** Changes how a draft is read or what becomes of its rows. */
export type SaveImport = (
  input: Omit<SentInputOf<typeof importCalls.saveImport>, 'corrections'> & { corrections?: ChangedField[] },
) => Promise<unknown>
