import { keysOf } from '../../../../kit/contract/keys.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import { lockPastCollab, type NewPastCollab, savePastCollab } from '../../../value/server/past-collabs.ts'
import { correctedResults } from '../../fields.ts'
import type { Plan } from '../plan.ts'
import { differs } from '../remark.ts'
import { differenceOf } from '../venues/correction-words.ts'
import { type Correcting, correctedBy, stayingOf } from '../venues/corrections.ts'
import type { Corrected, Correction, Results, Values } from '../venues/details.ts'
import { notTheirs } from '../venues/plan-corrections.ts'

/** What becomes of a row whose past collab is there: whoever may change its venue corrects the results that were chosen. */
export function planKnownPast(
  plan: Plan,
  there: Results & { uid: string },
  past: NewPastCollab,
  { mayCorrect, corrections: chosen = [] }: Partial<Correcting>,
): Plan {
  const all = changesOf(there, past)
  const may = mayCorrect?.(past.brandUid) ?? false
  const wanted = all.filter(({ field }) => chosen.includes(field))
  const corrections = may ? wanted : []
  const staying = all.filter((one) => !corrections.includes(one))
  const remarks = [
    ...(staying.length > 0 ? [differs(staying.map(differenceOf))] : []),
    ...(wanted.length > corrections.length ? [notTheirs] : []),
  ]
  return {
    ...plan,
    outcome: corrections.length > 0 ? 'merged' : 'known',
    remarks,
    past: null,
    pastUid: there.uid,
    changes: may ? all : [],
    corrections,
  }
}

/** The results that a list has otherwise. What it doesn’t say stays. */
const changesOf = (there: Results, past: Results): Correction[] =>
  correctedResults.flatMap((field): Correction[] => {
    const key = field === 'spend' ? 'spendMinor' : field
    const [before = null, after = null] = [there[key], past[key]]
    return after === null || after === before ? [] : [{ field, before: { [key]: before }, after: { [key]: after } }]
  })

/** Corrects a past collab; answers what, null where it’s no longer as it was planned. */
export async function correctPast(tx: Tx, uid: string, corrections: readonly Correction[]): Promise<Corrected | null> {
  const there = await lockPastCollab(tx, uid)
  const corrected = there && correctedBy(there, corrections)
  if (corrected) await savePastCollab(tx, uid, corrected.after as Partial<Results>)
  return corrected
}

/** Puts back what a row corrected of a past collab, but what another import has changed since. Answers what stays. */
export async function putBackPast(tx: Tx, uid: string, corrected: Corrected): Promise<(keyof Values)[]> {
  const there = await lockPastCollab(tx, uid)
  if (!there) return []
  const stay = stayingOf(there, corrected)
  const back = keysOf(corrected.after).filter((key) => !stay.includes(key))
  if (back.length > 0)
    await savePastCollab(tx, uid, Object.fromEntries(back.map((key) => [key, corrected.before[key]])))
  return stay
}
