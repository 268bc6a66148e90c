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

export const creatorStoryEntries = defineCalls({
  getCreatorStory: {
    kind: 'read',
    access: { influencer: 'own', accountManager: 'any', admin: 'any' },
    input: z.object({ collabUid: CollabUid }),
    output: CreatorStoryView,
    refusals: ['not-found', 'failed-precondition'],
    shows: ['value', 'collab', 'deliverable'],
  },
})
