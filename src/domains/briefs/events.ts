import { defineEvents, type Kinds } from '../audit/events.ts'

/** From a draft to its end, and the rules of disclosure. */
export const briefEvents = defineEvents({
  'brief.created': { words: 'Brief created', topic: 'brief' },
  'brief.duplicated': { words: 'Brief duplicated', topic: 'brief' },
  'brief.updated': { words: 'Brief updated', topic: 'brief' },
  'brief.submitted': { words: 'Brief submitted', topic: 'brief' },
  'brief.resubmitted': { words: 'Brief submitted again', topic: 'brief' },
  'brief.published': { words: 'Brief published', topic: 'brief' },
  'brief.approved': { words: 'Brief approved', topic: 'brief' },
  'brief.returned': { words: 'Brief sent back', topic: 'brief' },
  'brief.paused': { words: 'Brief paused', topic: 'brief' },
  'brief.resumed': { words: 'Brief resumed', topic: 'brief' },
  'brief.archived': { words: 'Brief archived', topic: 'brief' },
  'brief.ended': { words: 'Brief ended', topic: 'brief' },
  'brief.picture-added': { words: 'Picture added to a brief', topic: 'brief' },
  'disclosure-rule.saved': { words: 'Disclosure rule saved', topic: 'brief' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof briefEvents> {}
}
