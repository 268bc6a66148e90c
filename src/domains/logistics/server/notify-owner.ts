import { now } from '../../../kit/server/clock.ts'
import type { Acting } from '../../collabs/server/acting.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import { notifyManager, notifyProfiles } from '../../collabs/server/save.ts'
import { timeWords } from '../../collabs/server/words.ts'
import { getBrand } from '../../profiles/server/reads.ts'
import type { checklistItems } from './tables.ts'

type Item = Pick<typeof checklistItems.$inferSelect, 'uid' | 'title' | 'owner' | 'dueAt'>

const reasons = { added: 'To do', changed: 'Changed', due: 'Due soon' } as const

/** Notifies whoever does an item of it, when it is put on the list, when it was changed and when it is nearly due: each once for a time it is due. */
export async function notifyOwner(
  acting: Pick<Acting, 'tx' | 'config'>,
  collab: Collab,
  { uid, title, owner, dueAt }: Item,
  why: 'added' | 'changed' | 'due',
): Promise<void> {
  const { name, timezone } = await getBrand(acting.tx, collab.brandUid)
  const due = timeWords(dueAt, timezone)
  const at = owner === 'influencer' ? ` for your visit to ${name}` : ''
  const content = {
    kind: `logistics.checklist-${why}`,
    title: `${reasons[why]}${at}: ${title}`,
    lines: [`Please do it by ${due}, then tick it on the checklist.`],
    action: 'Open checklist',
    until: dueAt,
  }
  const about = why === 'changed' ? `${uid}:${now().getTime()}` : `${uid}:${dueAt.getTime()}`
  if (owner === 'staff') return notifyManager(acting, collab, content, about)
  const profile = owner === 'brand' ? collab.brandUid : collab.influencerUid
  await notifyProfiles(acting, collab, [profile], content, about)
}
