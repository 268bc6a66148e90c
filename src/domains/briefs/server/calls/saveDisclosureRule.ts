import { eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import type { briefCalls } from '../../contract.ts'
import { disclosureSeed, neverDisclosing } from '../../disclosure.ts'
import { disclosureRules } from '../tables.ts'

export const saveDisclosureRule: Handler<typeof briefCalls.saveDisclosureRule> = async (
  { version, ...rule },
  { actor, tx },
) => {
  const never = rule.accepted.find((word) => neverDisclosing.includes(word.toLowerCase().replace(/^[#@]/, '')))
  if (never)
    throw new CallError('invalid-argument', `“${never}” doesn’t clearly disclose an ad. Use words such as #ad instead.`)
  const [ruled] = await tx.select().from(disclosureRules).where(eq(disclosureRules.country, rule.country)).for('update')
  if ((ruled?.version ?? 0) !== version)
    throw new CallError(
      'aborted',
      'Someone changed this rule while you were editing. Reload to see the latest version.',
    )
  const next = { ...rule, version: version + 1 }
  const [saved] = await tx
    .insert(disclosureRules)
    .values(next)
    // Two first rules for one country at once: the second finds the first's row, and changes nothing.
    .onConflictDoUpdate({ target: disclosureRules.country, set: next, setWhere: eq(disclosureRules.version, version) })
    .returning()
  if (!saved)
    throw new CallError(
      'aborted',
      'Someone changed this rule while you were editing. Reload to see the latest version.',
    )
  const before = ruled ?? disclosureSeed.find(({ country }) => country === rule.country)
  await record(
    tx,
    actor,
    'staff',
    'disclosure-rule.saved',
    { subjectUid: rule.country },
    { ...(before && { before }), after: rule },
  )
  return saved
}
