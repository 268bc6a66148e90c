import { and, eq, isNull } from 'drizzle-orm'
import { type Actor, systemActor } from '../../../access/roles.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { writeMail } from '../../../kit/server/mail/layout.ts'
import { postMail } from '../../../kit/server/mail/outbox.ts'
import { accountFacts, staffFacts } from '../../accounts/server/facts.ts'
import { findDisplayNames } from '../../accounts/server/accounts.ts'
import { listTeamMembers } from '../../accounts/server/team-members.ts'
import type { Suffix } from '../../audit/events.ts'
import { record } from '../../audit/server/record.ts'
import type { KeyOwner } from '../../keys/server/policy.ts'
import { pushToProfiles } from '../../notifications/server/live-updates.ts'
import { topics } from '../topics.ts'
import type { Webhook } from './webhooks.ts'

type What = Suffix<'webhook'>

/** Writes down what happened to a webhook and mails everybody who manages it: one that somebody else made takes data away. */
export async function webhookChanged(
  tx: Tx,
  { actor, config }: { actor: Actor; config: Config },
  what: What,
  of: KeyOwner,
  webhook: Webhook,
): Promise<void> {
  const [brandUid = null] = of.brandUids
  const side = actor.system ? 'clock' : brandUid !== null && actor.staff === null ? 'brand' : 'staff'
  const after = { name: webhook.name, url: webhook.url, topics: webhook.topics }
  await record(tx, actor, side, `webhook.${what}`, { subjectUid: webhook.uid, brandUid }, { after })
  await pushToProfiles(tx, of.brandUids, ['webhook'])
  const by = actor.accountUid ? (await findDisplayNames(tx, [actor.accountUid])).get(actor.accountUid) : undefined
  for (const email of await findRecipients(tx, of))
    await postMail(
      tx,
      `webhook-${what}:${webhook.uid}:${webhook.version}:${email}`,
      email,
      webhookMail(config, what, { by: by ?? config.PRODUCT_NAME, of, webhook }),
    )
}

/** The clock turned it off, because nothing arrived. */
export async function webhookFailed(tx: Tx, config: Config, of: KeyOwner, webhook: Webhook): Promise<void> {
  await webhookChanged(tx, { actor: systemActor, config }, 'failed', of, webhook)
}

/** The owners of an organisation's venues; for our team, its admins. */
async function findRecipients(tx: Tx, { orgUid, brandUids }: KeyOwner): Promise<string[]> {
  const emails = new Set<string>()
  for (const brandUid of brandUids)
    for (const { role, email } of await listTeamMembers(tx, brandUid)) if (role === 'owner') emails.add(email)
  if (orgUid !== null) return [...emails]
  const admins = await tx
    .select({ email: accountFacts.email })
    .from(accountFacts)
    .innerJoin(staffFacts, eq(staffFacts.accountUid, accountFacts.uid))
    .where(and(eq(staffFacts.role, 'admin'), isNull(accountFacts.disabledAt)))
  return admins.map(({ email }) => email)
}

const words: Record<What, { done: string; closing: string }> = {
  created: { done: 'created', closing: 'If you don’t recognise it, turn the webhook off.' },
  'secret-replaced': {
    done: 'replaced the secret of',
    closing: 'If you didn’t expect this, turn the webhook off.',
  },
  'turned-on': { done: 'turned on', closing: 'If you didn’t expect this, turn the webhook off.' },
  'turned-off': { done: 'turned off', closing: 'Nothing is sent there until you turn it on again.' },
  failed: {
    done: 'turned off',
    closing: 'Once the other system answers again, turn the webhook on and send again what it missed.',
  },
}
const subjects: Record<What, string> = {
  created: 'created',
  'secret-replaced': 'has a new secret',
  'turned-on': 'turned on',
  'turned-off': 'turned off',
  failed: 'turned off: nothing arrived for five days',
}

function webhookMail(
  config: Config,
  what: What,
  { by, of, webhook: { name, url, topics: chosen } }: { by: string; of: KeyOwner; webhook: Webhook },
) {
  const { done, closing } = words[what]
  const [brandUid] = of.brandUids
  const path = brandUid ? `/app/brand/webhooks?uid=${brandUid}` : '/app/admin/webhooks'
  const { host } = new URL(url)
  const why = 'Everything we sent there for five days failed, or the other system asked us to stop.'
  return writeMail(config.PRODUCT_NAME, {
    subject: `Webhook “${name}” ${subjects[what]}`,
    lines: [
      `${by} ${done} the webhook “${name}”, which sends to ${host}.`,
      ...(what === 'created' ? [`It sends: ${chosen.map((topic) => topics[topic].words).join('; ')}.`] : []),
      ...(what === 'failed' ? [why] : []),
    ],
    action: { label: 'View webhooks', url: `${config.publicUrl}${path}` },
    closing,
  })
}
