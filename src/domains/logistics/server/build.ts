import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { openPaper } from '../../../kit/server/paper.ts'
import type { TransportFields } from '../views.ts'
import { storeTicket } from './tickets.ts'
import { transportLine } from './transports.ts'

/** A ticket as a PDF, as a railway would send it: for worlds that have a transport. */
export async function makeTicket(tx: Tx, config: Config, transportUid: string, fields: TransportFields): Promise<void> {
  const columns = [
    { width: 120, align: 'left' },
    { width: 363, align: 'left' },
  ] as const
  const paper = await openPaper({ title: 'Ticket', author: 'Example Rail', columns })
  paper.head('Your ticket')
  paper.row(['Journey', transportLine(fields)], 'first')
  paper.row(['Reference', fields.reference], 'first')
  await storeTicket(tx, config, transportUid, { kind: 'pdf', body: await paper.finish() })
}
