import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { getBrand } from '../../profiles/server/reads.ts'
import { todayIn } from '../availability.ts'
import { missingFor } from '../brief.ts'
import { isTrusted, nextStatus } from '../statuses.ts'
import { contentOf } from './content.ts'
import type { Brief } from './reads.ts'
import { venueFactsOf, recordBrief, saveBrief, notifyManager } from './save.ts'

/**
 * Hands a draft over to the team; refused with what is missing. A brand that already receives value is trusted to go live
 * without staff. The caller has locked the brief and knows that the actor may.
 */
export async function reassign(
  { tx, actor, config }: { tx: Tx; actor: Actor; config: Config },
  brief: Brief,
  note: string,
): Promise<Brief> {
  const brand = await getBrand(tx, brief.brandUid)
  const goesLive = isTrusted(brand)
  const submitted = nextStatus(brief.status, 'submit')
  const status = goesLive ? nextStatus(brief.status, 'publish') : submitted
  const at = now()
  const missing = missingFor(contentOf(brief), todayIn(brand.timezone, at))
  if (missing.length > 0) throw new CallError('failed-precondition', missing.join(' '))

  const live = goesLive ? { liveSince: brief.liveSince ?? at } : {}
  const change = { status, submittedAt: at, submitNote: note, changeNote: '', ...live, ...venueFactsOf(brand) }
  const after = await saveBrief(tx, brief, change)
  await recordBrief(tx, actor, goesLive ? 'brief.published' : 'brief.submitted', brief, after, note)
  if (!goesLive) await notifyManager(tx, config, brand.name, after, 'submitted')
  return after
}
