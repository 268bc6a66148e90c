import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { accountCalls } from '../../contract.ts'
import { readStopToken, stopSender } from '../strangers.ts'

export const stopUnknownSender: Handler<typeof accountCalls.stopUnknownSender> = async ({ token }, { tx, config }) => {
  const asked = readStopToken(config, token)
  if (!asked) throw new CallError('not-found', 'This link is incomplete. Open it again from your email.')
  await stopSender(tx, asked.emailHash, asked.senderUid)
  return { stopped: true }
}
