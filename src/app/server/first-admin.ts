import { must } from '../../kit/contract/must.ts'
import {
  addStaff,
  createAccount,
  findAccountByEmail,
  lockForFirstAccount,
} from '../../domains/accounts/server/accounts.ts'
import { passwordUrl } from '../../domains/accounts/server/mails.ts'
import { resetSecondFactor } from '../../domains/accounts/server/second-factor.ts'
import { makeSignInLink } from '../../domains/accounts/server/sign-in-links.ts'
import { staffFacts } from '../../domains/accounts/server/facts.ts'
import { systemActor } from '../../access/roles.ts'
import { record } from '../../domains/audit/server/record.ts'
import { slugOf } from '../../domains/profiles/slug.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Database, Tx } from '../../kit/server/database.ts'

/**
 * Makes the account of an address a staff admin, with an account if it has none; the first one is the designated admin.
 * Answers a link that sets its password: it works once, for 72 hours. Whoever has lost their second factor sets up another.
 */
export async function makeAdmin(tx: Tx, config: Config, email: string): Promise<string> {
  const address = email.trim().toLowerCase()
  const name = must(address.split('@')[0], 'name of the address')
  const uid =
    (await findAccountByEmail(tx, address))?.uid ?? (await createAccount(tx, { email: address, displayName: name }))
  await resetSecondFactor(tx, uid)
  const others = await tx.select({ slug: staffFacts.slug, designated: staffFacts.designated }).from(staffFacts)
  const slug = slugOf(name, 40) || 'admin'
  const taken = others.some((other) => other.slug === slug)
  await addStaff(tx, uid, {
    role: 'admin',
    displayName: name,
    slug: taken ? `${slug}-${uid.slice(-6)}` : slug,
    designated: !others.some((other) => other.designated),
  })
  await record(tx, systemActor, 'staff', 'account.first-admin-created', { subjectUid: uid })
  return passwordUrl(config, { token: await makeSignInLink(tx, uid, 'set-password') })
}

/** ADMIN_EMAIL on a database without accounts: makes the designated admin. Answers the link for the log, once; null otherwise. */
export async function makeFirstAdmin(database: Database, config: Config): Promise<string | null> {
  const email = config.ADMIN_EMAIL
  if (!email) return null
  return database.db.transaction(async (tx) => {
    // Of several processes that start at once one makes it.
    return (await lockForFirstAccount(tx)) ? makeAdmin(tx, config, email) : null
  })
}
