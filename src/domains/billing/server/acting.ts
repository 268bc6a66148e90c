import { eq } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Caller } from '../../../kit/server/runner.ts'
import { assertForBrand } from '../../../access/server/guards.ts'
import { type Actor, isBrandMember } from '../../../access/roles.ts'
import { allow } from '../../../access/server/policy.ts'
import { sessionFacts } from '../../accounts/server/facts.ts'
import { getOrganisationOf, type Organisation } from '../../organisations/server/reads.ts'
import { billingPolicy } from './policy.ts'

/** What a checkout without a brand is answered. */
const notABrand = 'Something went wrong! Please contact your account manager.'

/** The organisation of a brand, for an actor who may; a stranger's is answered like none. */
export async function actFor(
  db: Queryable,
  actor: Actor,
  brandUid: string,
  action: keyof typeof billingPolicy,
): Promise<{ org: Organisation }> {
  assertForBrand(actor, brandUid)
  const org = await getOrganisationOf(db, brandUid)
  allow(billingPolicy, actor, action, { uid: brandUid })
  return { org }
}

/** The brand a session acts for: the one named, else the one chosen, else the first. An influencer's session has none. */
export async function sessionBrand(
  db: Queryable,
  actor: Actor,
  caller: Caller,
  named: string | undefined,
): Promise<string> {
  if (named) return named
  const [session] = caller.sessionUid
    ? await db
        .select({ uid: sessionFacts.profileUid })
        .from(sessionFacts)
        .where(eq(sessionFacts.uid, caller.sessionUid))
    : []
  if (session?.uid && isBrandMember(actor, session.uid)) return session.uid
  const [first] = Object.keys(actor.brands).sort()
  if (!first || session?.uid) throw new CallError('permission-denied', notABrand)
  return first
}
