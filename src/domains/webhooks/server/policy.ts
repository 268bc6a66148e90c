import type { Policy } from '../../../access/server/policy.ts'
import { type KeyOwner, keyPolicy } from '../../keys/server/policy.ts'

/** Webhooks are looked after like API keys: by the owners of an organisation and by admins for our team. Admins see and end every one. */
export const webhookPolicy: Policy<KeyOwner, 'see' | 'manage' | 'turnOff'> = {
  see: keyPolicy.see,
  manage: keyPolicy.create,
  turnOff: keyPolicy.turnOff,
}
