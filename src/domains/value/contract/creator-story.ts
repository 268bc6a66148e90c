import * as z from 'zod/mini'
import { instant } from '../../../kit/contract/fields.ts'
import { CollabUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { deliverableTypes, platforms } from '../../profiles/vocabulary.ts'

const count = z.nullable(z.number())

/**
 * One collab as its creator tells it: where they were, what they made and how it was received. Nothing of what it cost the
 * brand or brought it stands here.
 */
export const CreatorStoryView = z.object({
  collabUid: z.string(),
  brandName: z.string(),
  city: z.string(),
  creatorName: z.string(),
  handle: z.string(),
  title: z.string(),
  visitDay: z.string(),
  /** What they published, in the order of the brief. */
  posts: z.array(
    z.object({
      uid: z.string(),
      type: z.enum(deliverableTypes),
      platform: z.enum(platforms),
      liveUrl: z.nullable(z.string()),
      publishedAt: z.nullable(instant),
      kind: z.enum(['image', 'video']),
      file: z.string(),
      poster: z.nullable(z.string()),
      placeholder: z.nullable(z.string()),
      views: count,
    }),
  ),
  /** Of all posts together, without views that YouTube lets nobody add up. */
  reached: z.object({ views: count, likes: count, comments: count, saves: count, shares: count }),
  /** What the brand thought of them, once both sides may read it. */
  review: z.nullable(z.object({ word: z.string(), text: z.string() })),
})

/** The page by which a creator shows a collab to everybody. */
export const StoryPageView = z.object({
  /** The creator has asked for it, and hasn’t taken it back. */
  isMade: z.boolean(),
  /** What the brand answered; null until then. Both sides know, because the page is there only with its yes. */
  brandAgrees: z.nullable(z.boolean()),
  /** Where it is; null while nobody can open it. */
  url: z.nullable(z.string()),
  can: z.object({
    make: z.boolean(),
    takeBack: z.boolean(),
    /** Say yes or no to it, for the brand. */
    answer: z.boolean(),
  }),
})

const one = z.object({ collabUid: CollabUid })
const write = {
  kind: 'write',
  output: StoryPageView,
  refusals: ['not-found', 'failed-precondition'],
  touches: ['value'],
} as const

export const creatorStoryEntries = defineCalls({
  getCreatorStory: {
    kind: 'read',
    access: { influencer: 'own', accountManager: 'any', admin: 'any' },
    input: one,
    output: CreatorStoryView,
    refusals: ['not-found', 'failed-precondition'],
    shows: ['value', 'collab', 'deliverable'],
  },
  getStoryPage: {
    kind: 'read',
    access: { influencer: 'own', brandMember: 'own', accountManager: 'any', admin: 'any' },
    input: one,
    output: StoryPageView,
    refusals: ['not-found'],
    shows: ['value', 'collab', 'deliverable'],
  },
  /** Gives the story an address that everybody can open, as soon as the brand agrees; asks the brand unless it did. */
  createStoryPage: { ...write, access: { influencer: 'own' }, ownHands: true, input: one },
  /** Takes the address back at once and for good: a page that is made later has another. */
  removeStoryPage: { ...write, access: { influencer: 'own' }, ownHands: true, input: one },
  /** The brand’s yes or no, at any time: a no closes the page at once. */
  answerStoryPage: {
    ...write,
    access: { brandMember: 'own' },
    ownHands: true,
    input: z.extend(one, { agrees: z.boolean() }),
  },
})
