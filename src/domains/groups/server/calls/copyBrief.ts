import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { todayIn } from '../../../briefs/availability.ts'
import { missingFor } from '../../../briefs/brief.ts'
import { assertMayAskForId } from '../../../briefs/server/ask-for-id.ts'
import { contentOf } from '../../../briefs/server/content.ts'
import { copyFor, losesMention, periodFromToday } from '../../../briefs/server/copy.ts'
import { insertDraft } from '../../../briefs/server/draft.ts'
import { assertListsRemain } from '../../../briefs/server/lists.ts'
import { isTrusted } from '../../../briefs/statuses.ts'
import type { groupCalls } from '../../contract.ts'
import type { CopyOutcome } from '../../copies.ts'
import { openCopying, titleKey, titlesAt } from '../copying.ts'
import { possessive } from '../../../../kit/contract/possessive.ts'

export const copyBrief: Handler<typeof groupCalls.copyBrief> = async ({ briefUid, copies }, { actor, tx }) => {
  const { brief, from, venues } = await openCopying(tx, actor, briefUid)
  const content = contentOf(brief)
  await assertListsRemain(tx, content.eligibility.listUids)
  await assertMayAskForId(tx, from, content.eligibility)
  const wanted = copies.map((copy) => ({ copy, to: venues.find(({ uid }) => uid === copy.brandUid) }))
  const titles = await titlesAt(
    tx,
    copies.map(({ brandUid }) => brandUid),
  )
  const results: CopyOutcome[] = []
  for (const { copy, to } of wanted) {
    if (!to) throw new CallError('not-found', 'We couldn’t find one of these venues. Reload the page and choose again.')
    const { title, valueMinor, maxCollabs, windows } = copy
    const one = { brandUid: to.uid, name: to.name }
    const key = titleKey(to.uid, title)
    if (titles.has(key)) {
      const words = `${to.name} already has a brief called “${title}”. Choose another title.`
      results.push({ ...one, briefUid: null, words })
      continue
    }
    titles.add(key)
    const copied = copyFor(content, { from, to }, periodFromToday(brief, to.timezone))
    const draft = { ...copied, title, valueMinor, maxCollabs, availability: { ...copied.availability, windows } }
    const { uid } = await insertDraft(tx, actor, to, draft, 'brief.duplicated')
    const missing = missingFor(draft, todayIn(to.timezone, now()))
    const lost = losesMention(content.mentions, from, to)
      ? ` It doesn’t mention @${bareHandle(from.handle)}: add ${possessive(to.name)} handle to its profile and the draft.`
      : ''
    const next = isTrusted(to) ? 'Before you publish it' : 'Before you send it for review'
    const lacks = missing.length > 0 ? ` ${next}: ${missing.join(' ')}` : ''
    results.push({ ...one, briefUid: uid, words: `Draft created.${lost}${lacks}` })
  }
  const made = results.filter((result) => result.briefUid !== null).length
  return { summary: summaryOf(made, results.length - made), results }
}

const bareHandle = (handle: string | null) => (handle ?? '').replace(/^@/, '')

/** “3 drafts created. 1 couldn’t be created: see why below.” */
function summaryOf(made: number, refused: number): string {
  if (made === 0) return 'No drafts created: see why below.'
  const drafts = made === 1 ? '1 draft created.' : `${made} drafts created.`
  return refused === 0 ? drafts : `${drafts} ${refused} couldn’t be created: see why below.`
}
