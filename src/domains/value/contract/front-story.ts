import * as z from 'zod/mini'
import { CollabUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'

/** Whether a collab may be shown on the front page, and is. An answer is null until it was given, and to the other side. */
export const FrontStoryView = z.object({
  isAsked: z.boolean(),
  brandAgrees: z.nullable(z.boolean()),
  creatorAgrees: z.nullable(z.boolean()),
  /** Our team has put it there. */
  isAdded: z.boolean(),
  /** It is there now: among the newest that may be shown. */
  isShown: z.boolean(),
  can: z.object({
    ask: z.boolean(),
    /** Say yes or no, for one's own side. */
    answer: z.boolean(),
    show: z.boolean(),
  }),
})

const one = z.object({ collabUid: CollabUid })
const team = { accountManager: 'assigned', admin: 'any' } as const
const write = {
  kind: 'write',
  output: FrontStoryView,
  refusals: ['not-found', 'failed-precondition'],
  touches: ['value'],
} as const

export const frontStoryEntries = defineCalls({
  getFrontStory: {
    kind: 'read',
    access: { influencer: 'own', brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: one,
    output: FrontStoryView,
    refusals: ['not-found'],
    shows: ['value', 'collab'],
  },
  /** Asks brand and creator whether their finished collab may be shown on the front page. */
  askForFrontPage: { ...write, access: team, input: one },
  /** Yes or no for one's own side, at any time: a no takes the story off the page at once. */
  answerFrontPage: {
    ...write,
    access: { influencer: 'own', brandMember: 'own' },
    ownHands: true,
    input: z.extend(one, { agrees: z.boolean() }),
  },
  /** Puts it on the front page, or takes it off. */
  showOnFrontPage: { ...write, access: team, input: z.extend(one, { isShown: z.boolean() }) },
})
