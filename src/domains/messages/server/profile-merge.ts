import type { ProfileMerge } from '../../../access/server/profile-merge.ts'
import { briefQuestions, messages, supportThreads, threadNotes, threads } from './tables.ts'

export const messageMerge: ProfileMerge = {
  moves: [
    { column: threads.influencerUid, of: 'influencer', does: 'moves' },
    { column: threads.brandUid, of: 'brand', does: 'moves' },
    { column: messages.influencerUid, of: 'influencer', does: 'moves', counts: 'messages' },
    { column: messages.brandUid, of: 'brand', does: 'moves', counts: 'messages' },
    { column: threadNotes.influencerUid, of: 'influencer', does: 'moves' },
    { column: threadNotes.brandUid, of: 'brand', does: 'moves' },
    {
      column: briefQuestions.influencerUid,
      of: 'influencer',
      does: 'moves',
      once: [briefQuestions.briefUid, briefQuestions.influencerUid],
    },
    { column: briefQuestions.brandUid, of: 'brand', does: 'moves' },
    { column: supportThreads.profileUid, does: 'moves' },
  ],
}
