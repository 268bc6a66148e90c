/** What moves from one profile to another when they are merged, as the preview counts it: one of it, and several. */
export const mergedThings = {
  people: ['person who signs in', 'people who sign in'],
  briefs: ['brief', 'briefs'],
  collabs: ['collab', 'collabs'],
  visits: ['visit', 'visits'],
  content: ['deliverable', 'deliverables'],
  messages: ['message', 'messages'],
  notes: ['note', 'notes'],
  tasks: ['task', 'tasks'],
  lists: ['list or shortlist', 'lists and shortlists'],
  connections: ['connected account', 'connected accounts'],
  idChecks: ['ID check', 'ID checks'],
  riskFlags: ['risk flag', 'risk flags'],
  blocks: ['block', 'blocks'],
  reports: ['report', 'reports'],
  contacts: ['contact', 'contacts'],
  campaigns: ['campaign', 'campaigns'],
  calls: ['call', 'calls'],
  events: ['history entry', 'history entries'],
} as const
export type MergedThing = keyof typeof mergedThings
