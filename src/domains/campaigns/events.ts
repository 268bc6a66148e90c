import { defineEvents, type Kinds } from '../audit/events.ts'

/** What was said and done about campaigns; none of it is in a collab's timeline. */
export const campaignEvents = defineEvents({
  'campaign.created': { words: 'Campaign created', does: 'created the campaign {it}', topic: 'campaign' },
  'campaign.changed': { words: 'Campaign changed', does: 'changed the campaign {it}', topic: 'campaign' },
  'campaign.deleted': { words: 'Campaign deleted', does: 'deleted the campaign {it}', topic: 'campaign' },
  'campaign.briefs-added': {
    words: 'Briefs added to a campaign',
    does: 'added briefs to the campaign {it}',
    topic: 'campaign',
  },
  'campaign.brief-removed': {
    words: 'Brief removed from a campaign',
    does: 'removed a brief from the campaign {it}',
    topic: 'campaign',
  },
  'expert.asked': { words: 'Asked an expert', does: 'asked their expert a question', topic: 'campaign' },
  'expert.answered': { words: 'Answered as an expert', does: 'answered a question as their expert', topic: 'campaign' },
  'expert-task.added': { words: 'Expert task added', does: 'added the expert task {it}', topic: 'campaign' },
  'expert-task.changed': { words: 'Expert task changed', does: 'changed the expert task {it}', topic: 'campaign' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof campaignEvents> {}
}
