import type { CallDefinition } from './calls.ts'

/** Whether a call is sent with an `Idempotency-Key`. */
export const takesKey = ({ creates, once }: Pick<CallDefinition, 'creates' | 'once'>): boolean =>
  creates === true || once === true
