import { accountOf, type Actor } from '../../../access/roles.ts'
import { scopeWords } from '../../../access/scopes.ts'
import { mustGet } from '../../../kit/contract/must.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { writeMail } from '../../../kit/server/mail/layout.ts'
import { postMail } from '../../../kit/server/mail/outbox.ts'
import { findDisplayNames, getAccount } from '../../accounts/server/accounts.ts'
import { listTeamMembers } from '../../accounts/server/team-members.ts'
import { record } from '../../audit/server/record.ts'
import { pushToProfiles } from '../../notifications/server/live-updates.ts'
import type { Owner } from '../../organisations/server/owner.ts'
import { getOrganisation } from '../../organisations/server/reads.ts'
import type { StoredKey } from './keys.ts'

type What = 'created' | 'replaced' | 'revoked'

/** Writes down what happened to a key and mails everybody who answers for it: one that somebody else made is a way in. */
export async function keyChanged(
  tx: Tx,
  { actor, config }: { actor: Actor; config: Config },
  what: What,
  of: Owner,
  key: StoredKey,
): Promise<void> {
  const [brandUid = null] = of.brandUids
  const side = brandUid !== null && actor.staff === null ? 'brand' : 'staff'
  const after = { name: key.name, scopes: key.scopes }
  await record(tx, actor, side, `api-key.${what}`, { subjectUid: key.uid, brandUid }, { after })
  await pushToProfiles(tx, of.brandUids, ['api-key'])
  const by = mustGet(await findDisplayNames(tx, [accountOf(actor)]), accountOf(actor))
  const name = of.orgUid === null ? config.PRODUCT_NAME : (await getOrganisation(tx, of.orgUid)).name
  for (const email of await findRecipients(tx, of, key))
    await postMail(
      tx,
      `api-key-${what}:${key.uid}:${key.version}:${email}`,
      email,
      keyMail(config, what, { by, name, of, key }),
    )
}

/** The owners of an organisation's venues; for our team, who created it. */
async function findRecipients(tx: Tx, { orgUid, brandUids }: Owner, key: StoredKey): Promise<string[]> {
  const emails = new Set<string>()
  if (orgUid === null) emails.add((await getAccount(tx, key.accountUid)).email)
  for (const brandUid of brandUids)
    for (const { role, email } of await listTeamMembers(tx, brandUid)) if (role === 'owner') emails.add(email)
  return [...emails]
}

const words: Record<What, { done: string; closing: string }> = {
  created: { done: 'created', closing: 'If you don’t recognise it, turn the key off.' },
  replaced: { done: 'replaced', closing: 'If you didn’t expect this, turn the key off.' },
  revoked: { done: 'turned off', closing: 'Systems that used it can no longer connect.' },
}

function keyMail(
  config: Config,
  what: What,
  { by, name, of, key }: { by: string; name: string; of: Owner; key: StoredKey },
) {
  const { done, closing } = words[what]
  const [brandUid] = of.brandUids
  const path = brandUid ? `/app/brand/api-keys?uid=${brandUid}` : '/app/admin/api-keys'
  const permissions = key.scopes.map((scope) => scopeWords[scope]).join('; ')
  return writeMail(config.PRODUCT_NAME, {
    subject: `API key “${key.name}” ${done}`,
    lines: [
      `${by} ${done} the API key “${key.name}” for ${name}.`,
      ...(what === 'created' ? [`With this key, a system can: ${permissions}.`] : []),
    ],
    action: { label: 'View API keys', url: `${config.publicUrl}${path}` },
    closing,
  })
}
