import { defineEvents, type Kinds } from '../audit/events.ts'

/** What was said and done about campaigns; none of it is in a collab's timeline. */
export const campaignEvents = defineEvents({
  'campaign.created': { words: 'Campaign created', topic: 'campaign' },
  'campaign.changed': { words: 'Campaign changed', topic: 'campaign' },
  'campaign.deleted': { words: 'Campaign deleted', topic: 'campaign' },
  'campaign.briefs-added': { words: 'Briefs added to a campaign', topic: 'campaign' },
  'campaign.brief-removed': { words: 'Brief removed from a campaign', topic: 'campaign' },
  'expert.asked': { words: 'Asked an expert', topic: 'campaign' },
  'expert.answered': { words: 'Answered as an expert', topic: 'campaign' },
  'expert-task.added': { words: 'Expert task added', topic: 'campaign' },
  'expert-task.changed': { words: 'Expert task changed', topic: 'campaign' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof campaignEvents> {}
}
