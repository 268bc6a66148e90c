import type { Call } from '../../kit/contract/calls.ts'
import { CallError } from '../../kit/contract/errors.ts'
import {
  type Access,
  type Actor,
  confirmFirst,
  notAsSomeoneElse,
  notOfProfile,
  notWhileViewing,
  type Role,
  rolesOf,
} from '../roles.ts'

/** Deny by default: passes only if the call names a role that the actor holds. How far it reaches is the policy's to say. */
export function gate(call: Call, actor: Actor): void {
  const named = Object.keys(call.access as Access) as Role[]
  const held = rolesOf(actor)
  if (actor.key && !(call.scope && actor.key.scopes.has(call.scope))) throw closedToKey(call)
  if (actor.viewing && call.kind !== 'read' && !call.endsViewing)
    throw new CallError('permission-denied', notWhileViewing)
  if (actor.viewing && call.personal)
    throw new CallError('permission-denied', notOfProfile, { details: { explains: true } })
  if (actor.actingBy && call.ownHands) throw new CallError('permission-denied', notAsSomeoneElse)
  if (named.some((role) => held.has(role))) {
    if (call.confirmed && !actor.isConfirmed)
      throw new CallError('failed-precondition', confirmFirst, { details: { confirm: true } })
    return
  }
  if (!actor.accountUid) throw new CallError('unauthenticated', 'Please sign in.')
  if (actor.key) throw ofOthersKeys(call, actor)
  throw new CallError(
    'permission-denied',
    'You don’t have permission to do this. Contact support if you think you should.',
  )
}

/** Closed unless the call names a scope and the key has it. */
function closedToKey({ name, scope }: Call): CallError {
  return new CallError(
    'permission-denied',
    scope
      ? `This API key can’t make the call ${name}. It needs the permission ${scope}.`
      : `API keys can’t make the call ${name}. Only people who are signed in can.`,
  )
}

/** A key of an organisation makes a call of our team’s, or the other way round. */
function ofOthersKeys({ name }: Call, { staff }: Actor): CallError {
  if (staff) return new CallError('permission-denied', `Only an organisation’s API key can make the call ${name}.`)
  return new CallError(
    'permission-denied',
    `Only our team’s API keys can make the call ${name}. An organisation’s key makes calls about one of its venues, named by brandUid; getApiKey lists them.`,
  )
}
