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
  'brief.return': { words: 'Brief sent back', topic: 'brief' },
  'brief.pause': { words: 'Brief paused', topic: 'brief' },
  'brief.resume': { words: 'Brief resumed', topic: 'brief' },
  'brief.archive': { words: 'Brief archived', topic: 'brief' },
  'brief.ended': { words: 'Brief ended', topic: 'brief' },
  'brief.picture-added': { words: 'Picture added to a brief', topic: 'brief' },
  'disclosure.ruled': { words: 'Disclosure rule saved', topic: 'brief' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof briefEvents> {}
}
