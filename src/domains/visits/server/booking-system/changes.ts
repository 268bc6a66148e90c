import { accountOf, type Actor } from '../../../../access/roles.ts'
import { mustGet } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Config } from '../../../../kit/server/config.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import { writeMail } from '../../../../kit/server/mail/layout.ts'
import { postMail } from '../../../../kit/server/mail/outbox.ts'
import { findDisplayNames } from '../../../accounts/server/accounts.ts'
import { listTeamMembers } from '../../../accounts/server/team-members.ts'
import { record } from '../../../audit/server/record.ts'
import { getBrand } from '../../../profiles/server/reads.ts'

type What = 'connected' | 'removed'
/** `left`: how many tables of cancelled visits it couldn’t be told about. */
type Change = { what: What; brandUid: string; left?: number }

const words: Record<What, { done: string; closing: string }> = {
  connected: {
    done: 'connected',
    closing: 'If you don’t recognise it, disconnect it, and delete the key in your booking system.',
  },
  removed: {
    done: 'disconnected',
    closing: 'Tables already reserved stay reserved. New visits won’t get one until you connect it again.',
  },
}

/** Writes down what happened to a booking system and mails the venue’s owners: one that somebody else connected reads who comes. */
export async function systemChanged(
  tx: Tx,
  { actor, config }: { actor: Actor; config: Config },
  { what, brandUid, left = 0 }: Change,
): Promise<void> {
  const side = actor.staff === null ? 'brand' : 'staff'
  await record(tx, actor, side, `booking-system.${what}`, { subjectUid: brandUid, brandUid })
  const by = mustGet(await findDisplayNames(tx, [accountOf(actor)]), accountOf(actor))
  const { name } = await getBrand(tx, brandUid)
  const { done, closing } = words[what]
  const mail = writeMail(config.PRODUCT_NAME, {
    subject: `Booking system of ${name} ${done}`,
    lines: [
      `${by} ${done} the booking system of ${name}.`,
      ...(what === 'connected' ? ['When a creator books a visit, we reserve a table there under their name.'] : []),
    ],
    action: {
      label: 'View connection',
      url: `${config.publicUrl}/app/brand/preferences?uid=${brandUid}&section=programs`,
    },
    closing: left > 0 ? `${closing} ${stillThere(left)}` : closing,
  })
  for (const { role, email } of await listTeamMembers(tx, brandUid))
    if (role === 'owner')
      await postMail(tx, `booking-system-${what}:${brandUid}:${now().toISOString()}:${email}`, email, mail)
}

const stillThere = (left: number) =>
  left === 1
    ? 'The table of one visit that was cancelled or moved is still there: cancel it in your booking system.'
    : `The tables of ${left} visits that were cancelled or moved are still there: cancel them in your booking system.`
