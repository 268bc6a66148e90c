import { must } from '../../../kit/contract/must.ts'
import type { Acting } from './acting.ts'
import type { Agreed } from './agree.ts'
import { choiceWords, passedWords } from '../obstacles.ts'
import type { Booked, Passed } from './companions.ts'
import { notifyProfiles } from './save.ts'
import { schedulePath } from './schedule-link.ts'
import type { TermsChoice } from './suggestions.ts'

/** What a creator who suggested other terms reads of them. */
const choiceLines: Record<TermsChoice, string> = {
  suggested: 'They agreed to the terms you suggested.',
  brief:
    'They approved you on the brief’s terms, not the ones you suggested. If the brief’s terms don’t work for you, you can withdraw until you book a time.',
}

/**
 * Tells these sides of a collab that it is agreed, each what comes next for them; `choice` where other terms were suggested.
 * Where a time was booked with the yes, both sides are told of it, whoever said yes.
 */
export async function notifyApproved(
  acting: Acting,
  { collab, booked, passed }: Agreed,
  profileUids: readonly string[],
  choice?: TermsChoice,
): Promise<void> {
  if (booked) return notifyBookedToo(acting, { collab, booked, passed }, choice)
  const terms = must(collab.terms, 'agreed terms')
  const [choose, visit] = terms.stay ? ['nights', 'stay'] : ['a time', 'visit']
  for (const uid of profileUids) {
    const isCreator = uid === collab.influencerUid
    await notifyProfiles(acting, collab, [uid], {
      kind: 'collab.approved',
      title: isCreator ? `You’re in at ${terms.brandName}` : `Approved: ${terms.influencerName} at ${terms.brandName}`,
      lines: [
        `The terms of “${terms.title}” are now agreed.`,
        ...(isCreator && choice ? [choiceLines[choice]] : []),
        ...(isCreator && collab.preferred ? ['None of your preferred times is still free.'] : []),
        ...passedLines(passed, isCreator ? 'influencer' : 'brand', terms.influencerName),
        isCreator ? `Pick ${choose} for your ${visit}.` : `${terms.influencerName} can now book ${choose}.`,
      ],
      action: isCreator ? `Pick ${choose}` : 'View collab',
      ...(isCreator && { mailPath: schedulePath(acting.config, collab.uid) }),
    })
  }
}

/** One notification for both facts: they are in, and when; each says which of the times it is, and why not an earlier one. */
async function notifyBookedToo(
  acting: Acting,
  { collab, booked, passed }: Agreed & { booked: Booked },
  choice?: TermsChoice,
): Promise<void> {
  const { brandName, influencerName, title } = must(collab.terms, 'agreed terms')
  const until = booked.startsAt
  const which = booked.choice === null ? null : choiceWords(booked.choice)
  await notifyProfiles(acting, collab, [collab.influencerUid], {
    kind: 'collab.approved',
    title: `You’re in at ${brandName}: ${booked.words}`,
    lines: [
      `The terms of “${title}” are now agreed, and we’ve booked ${which ? `your ${which}` : 'the time you asked for'}.`,
      ...passedLines(passed, 'influencer', influencerName),
      ...(choice ? [choiceLines[choice]] : []),
    ],
    action: 'View visit',
    until,
  })
  await notifyProfiles(acting, collab, [collab.brandUid], {
    kind: 'collab.scheduled',
    title: `${influencerName} is coming: ${booked.words}`,
    lines: [
      `“${title}” is approved, and we’ve booked ${which ? `their ${which}` : 'the time they asked for'}.`,
      ...passedLines(passed, 'brand', influencerName),
    ],
    action: 'View visit',
    until,
  })
}

const passedLines = (passed: readonly Passed[], side: 'brand' | 'influencer', creator: string) =>
  passedWords(passed, { side, creator }).map((words) => `${words}.`)
