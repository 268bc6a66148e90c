import type { Policy } from '../../../access/server/policy.ts'
import { keyPolicy } from '../../keys/server/policy.ts'
import type { Owner } from '../../organisations/server/owner.ts'

/** Webhooks are looked after like API keys: by the owners of an organisation and by admins for our team. Admins see and end every one. */
export const webhookPolicy: Policy<Owner, 'see' | 'manage' | 'turnOff'> = {
  see: keyPolicy.see,
  manage: keyPolicy.create,
  turnOff: keyPolicy.turnOff,
}
