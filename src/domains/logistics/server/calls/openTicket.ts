import type { Handler } from '../../../../access/server/handler.ts'
import { allow } from '../../../../access/server/policy.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { getCollab } from '../../../collabs/server/reads.ts'
import type { logisticsCalls } from '../../contract.ts'
import { logisticsPolicy } from '../policy.ts'
import { findTicket, ticketUrl } from '../tickets.ts'
import { getTransport } from '../transports.ts'

export const openTicket: Handler<typeof logisticsCalls.openTicket> = async ({ uid }, { actor, tx, config }) => {
  const { collabUid } = await getTransport(tx, uid)
  allow(logisticsPolicy, actor, 'openTicket', await getCollab(tx, actor, collabUid))
  if (!(await findTicket(tx, config, uid)))
    throw new CallError('not-found', 'This ticket has been removed. Ask the venue for it if you still need it.')
  return { url: ticketUrl(config, uid) }
}
