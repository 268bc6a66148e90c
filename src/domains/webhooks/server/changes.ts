import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '../../../access/roles.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { writeMail } from '../../../kit/server/mail/layout.ts'
import { postMail } from '../../../kit/server/mail/outbox.ts'
import { accountFacts, staffFacts } from '../../accounts/server/facts.ts'
import { findDisplayNames } from '../../accounts/server/accounts.ts'
import { listTeamMembers } from '../../accounts/server/team-members.ts'
import type { Suffix } from '../../audit/events.ts'
import { record } from '../../audit/server/record.ts'
import { pushTo, pushToProfiles } from '../../notifications/server/live-updates.ts'
import type { Owner } from '../../organisations/server/owner.ts'
import { topics } from '../topics.ts'
import type { Webhook } from './webhooks.ts'

type What = Suffix<'webhook'>

/** Writes down what happened to a webhook and mails everybody who manages it: one that somebody else made takes data away. */
export async function webhookChanged(
  tx: Tx,
  { actor, config }: { actor: Actor; config: Config },
  what: What,
  of: Owner,
  webhook: Webhook,
): Promise<void> {
  const [brandUid = null] = of.brandUids
  const side = actor.system ? 'clock' : brandUid !== null && actor.staff === null ? 'brand' : 'staff'
  const after = { name: webhook.name, url: webhook.url, topics: webhook.topics }
  await record(tx, actor, side, `webhook.${what}`, { subjectUid: webhook.uid, brandUid }, { after })
  await pushToManagers(tx, of, ['webhook'])
  const by = actor.accountUid ? (await findDisplayNames(tx, [actor.accountUid])).get(actor.accountUid) : undefined
  for (const email of await findRecipients(tx, of))
    await postMail(
      tx,
      `webhook-${what}:${webhook.uid}:${webhook.version}:${email}`,
      email,
      webhookMail(config, what, { by: by ?? config.PRODUCT_NAME, of, webhook }),
    )
}

/** Makes the open pages of everybody who looks after these webhooks fetch again. */
export async function pushToManagers(tx: Tx, { orgUid, brandUids }: Owner, touched: readonly string[]): Promise<void> {
  if (orgUid !== null) return pushToProfiles(tx, brandUids, touched)
  const accountUids = (await listAdmins(tx)).map(({ uid }) => uid)
  await pushTo(tx, accountUids, touched)
}

const listAdmins = (tx: Tx) =>
  tx
    .select({ uid: accountFacts.uid, email: accountFacts.email })
    .from(accountFacts)
    .innerJoin(staffFacts, eq(staffFacts.accountUid, accountFacts.uid))
    .where(and(eq(staffFacts.role, 'admin'), isNull(accountFacts.disabledAt)))

/** The owners of an organisation's venues; for our team, its admins. */
async function findRecipients(tx: Tx, { orgUid, brandUids }: Owner): Promise<string[]> {
  if (orgUid === null) return (await listAdmins(tx)).map(({ email }) => email)
  const emails = new Set<string>()
  for (const brandUid of brandUids)
    for (const { role, email } of await listTeamMembers(tx, brandUid)) if (role === 'owner') emails.add(email)
  return [...emails]
}

const sendAgain = 'You can resend anything that didn’t arrive before we turned it off.'
const words: Record<What, { done: string; closing: string }> = {
  created: { done: 'created', closing: 'If you don’t recognise it, turn the webhook off.' },
  changed: { done: 'changed', closing: 'If you didn’t expect this, turn the webhook off.' },
  'secret-replaced': {
    done: 'replaced the secret for',
    closing: 'If you didn’t expect this, turn the webhook off.',
  },
  'turned-on': { done: 'turned on', closing: 'If you didn’t expect this, turn the webhook off.' },
  'turned-off': { done: 'turned off', closing: 'We won’t send anything there until you turn it on again.' },
  deleted: { done: 'deleted', closing: 'We won’t send anything there again. To start over, create a new webhook.' },
  failed: {
    done: 'turned off',
    closing: `Once the other system is working again, turn the webhook back on. ${sendAgain}`,
  },
  gone: {
    done: 'turned off',
    closing: `If that wasn’t intended, fix it in the other system, then turn the webhook back on. ${sendAgain}`,
  },
}
/** Why we turned it off ourselves. */
const reasons: Partial<Record<What, string>> = {
  failed: 'Nothing we’ve sent in the last five days has arrived.',
  gone: 'The other system responded with 410 (Gone), which means that it no longer wants these messages.',
}
const subjects: Record<What, string> = {
  created: 'created',
  changed: 'changed',
  'secret-replaced': 'has a new secret',
  'turned-on': 'turned on',
  'turned-off': 'turned off',
  deleted: 'deleted',
  failed: 'turned off: nothing arrived for five days',
  gone: 'turned off: the other system asked us to stop',
}

function webhookMail(
  config: Config,
  what: What,
  { by, of, webhook: { name, url, topics: chosen } }: { by: string; of: Owner; webhook: Webhook },
) {
  const { done, closing } = words[what]
  const [brandUid] = of.brandUids
  const path = brandUid ? `/app/brand/webhooks?uid=${brandUid}` : '/app/admin/webhooks'
  const { host } = new URL(url)
  return writeMail(config.PRODUCT_NAME, {
    subject: `Webhook “${name}” ${subjects[what]}`,
    lines: [
      `${by} ${done} the webhook “${name}”, which sends to ${host}.`,
      ...(what === 'created' || what === 'changed'
        ? [`It sends: ${chosen.map((topic) => topics[topic].words).join('; ')}.`]
        : []),
      ...(reasons[what] ? [reasons[what]] : []),
    ],
    action: { label: 'View webhooks', url: `${config.publicUrl}${path}` },
    closing,
  })
}
