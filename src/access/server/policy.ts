import { CallError } from '../../kit/contract/errors.ts'
import type { Actor } from '../roles.ts'

/** A sentence about one actor and one row. */
export type Sentence<Row> = (actor: Actor, row: Row) => boolean
export type Policy<Row, Action extends string> = { readonly [A in Action]: readonly Sentence<Row>[] }

/** Whether any sentence of the action holds. */
export function may<Row, Action extends string>(
  policy: Policy<Row, Action>,
  actor: Actor,
  action: Action,
  row: Row,
): boolean {
  return policy[action]?.some((sentence) => sentence(actor, row)) ?? false
}

/** Throws `permission-denied` unless the policy allows it. */
export function allow<Row, Action extends string>(
  policy: Policy<Row, Action>,
  actor: Actor,
  action: Action,
  row: Row,
): void {
  if (!may(policy, actor, action, row))
    throw new CallError(
      'permission-denied',
      'You don’t have permission to do this. Contact support if you think you should.',
    )
}

/** Throws `aborted` when the caller saw an older version of the record. */
export function sameVersion(record: { version: number }, seen: number): void {
  if (record.version !== seen) throw stale()
}

/** The refusal of a change to what somebody else has changed since. */
export function stale(): CallError {
  return new CallError(
    'aborted',
    'Someone changed this while you were working on it. Reload to see the latest version, then try again.',
  )
}
