import { defineEvents, type Kinds } from '../audit/events.ts'

/** What a side says to the team alone, which no customer sees, whoever it came from; and questions about briefs, which both sides read. */
export const messageEvents = defineEvents({
  'staff-help.requested': {
    words: 'Requested help from our team',
    does: 'asked our team to help with {it}',
    topic: 'help',
  },
  'brief-question.asked': {
    words: 'Asked about a brief',
    does: 'asked a question about a brief',
    topic: 'brief',
    seenBy: { brand: [], influencer: [] },
  },
  'brief-question.answered': {
    words: 'Answered a question about a brief',
    does: 'answered a question about a brief',
    topic: 'brief',
    seenBy: { brand: [], influencer: [] },
  },
  'support.requested': { words: 'Wrote to support', does: 'wrote to support', topic: 'support' },
  'support.replied': {
    words: 'Replied in a support conversation',
    does: 'replied in a support conversation',
    topic: 'support',
  },
  'support.sent': { words: 'Message from our team', does: 'wrote to {it}', topic: 'support' },
  'support.settled': {
    words: 'Support conversation resolved',
    does: 'resolved a support conversation',
    topic: 'support',
  },
  'thread.assigned': { words: 'Conversation assigned', does: 'assigned the conversation about {it}', topic: 'help' },
  'message-template.added': { words: 'Message template added', does: 'added a message template', topic: 'help' },
  'message-template.changed': { words: 'Message template changed', does: 'changed a message template', topic: 'help' },
  'message-template.deleted': { words: 'Message template deleted', does: 'deleted a message template', topic: 'help' },
  'staff-help.resolved': { words: 'Help request resolved', does: 'resolved the help request for {it}', topic: 'help' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof messageEvents> {}
}
