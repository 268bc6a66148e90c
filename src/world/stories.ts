import type { BriefContent } from '../domains/briefs/brief.ts'
import { exampleContent } from '../domains/briefs/server/build.ts'
import type { World } from './world.ts'

/** Where a test's story begins, told through the public calls. */

/** A draft of Luna's. */
export async function draftBrief(w: World, change: Partial<BriefContent> = {}) {
  return w.bella.call('createBrief', { brandUid: w.luna, content: exampleContent(change) })
}

/** Luna's brief, waiting for staff. */
export async function submittedBrief(w: World, change: Partial<BriefContent> = {}) {
  const { uid, version } = await draftBrief(w, change)
  return w.bella.call('submitBrief', { uid, version })
}

/** Luna's brief as influencers see it. */
export async function liveBrief(w: World, change: Partial<BriefContent> = {}) {
  const { uid, version } = await submittedBrief(w, change)
  return w.anna.call('approveBrief', { uid, version })
}
