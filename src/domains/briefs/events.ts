import { defineEvents, type Kinds } from '../audit/events.ts'

/** From a draft to its end, and the rules of disclosure. */
export const briefEvents = defineEvents({
  'brief.created': { words: 'Brief created', does: 'created the brief {it}', topic: 'brief' },
  'brief.duplicated': { words: 'Brief duplicated', does: 'duplicated the brief {it}', topic: 'brief' },
  'brief.updated': { words: 'Brief updated', does: 'updated the brief {it}', topic: 'brief' },
  'brief.submitted': { words: 'Brief sent for review', does: 'sent the brief {it} for review', topic: 'brief' },
  'brief.resubmitted': {
    words: 'Brief sent for review again',
    does: 'sent the brief {it} for review again',
    topic: 'brief',
  },
  'brief.published': { words: 'Brief published', does: 'published the brief {it}', topic: 'brief' },
  'brief.approved': { words: 'Brief approved', does: 'approved the brief {it}', topic: 'brief' },
  'brief.returned': { words: 'Brief changes requested', does: 'requested changes to the brief {it}', topic: 'brief' },
  'brief.paused': { words: 'Brief paused', does: 'paused the brief {it}', topic: 'brief' },
  'brief.resumed': { words: 'Brief resumed', does: 'resumed the brief {it}', topic: 'brief' },
  'brief.archived': { words: 'Brief archived', does: 'archived the brief {it}', topic: 'brief' },
  'brief.ended': { words: 'Brief ended', does: 'ended the brief {it}', topic: 'brief' },
  'brief.picture-added': {
    words: 'Photo or clip added to a brief',
    does: 'added a photo or clip to the brief {it}',
    topic: 'brief',
  },
  'disclosure-rule.saved': { words: 'Disclosure rule saved', does: 'saved the disclosure rule {it}', topic: 'brief' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof briefEvents> {}
}
