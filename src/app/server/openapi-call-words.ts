import type { allCalls } from '../../product/calls.ts'

type Calls = typeof allCalls
/** The calls that API keys can make. */
export type KeyCall = { [Name in keyof Calls]: Calls[Name] extends { scope: string } ? Name : never }[keyof Calls]

/** What each call for API keys does, for whoever writes a program. */
export const callWords: Readonly<Record<KeyCall, string>> = {
  getApiKey:
    'Returns what the key that makes the call may do, until when it works, and which venues it reaches. Start here: its venue IDs are the `brandUid` of other calls.',
  listBrands:
    'Finds venues by name or handle. For our team’s keys; an organisation’s key finds its venues with getApiKey.',
  getBrandProfile: 'Returns a venue’s profile.',
  createBrief: 'Creates a draft brief for a venue. Without `content`, it starts with sensible defaults.',
  updateBrief:
    'Changes what a brief says; new collabs follow it at once. If a live brief’s title, value or deliverables change, our team may review it again.',
  submitBrief: 'Sends a draft brief to our team for review. A trusted venue’s brief goes live at once.',
  pauseBrief: 'Takes a live brief out of the feed until you resume it. Its collabs continue.',
  resumeBrief: 'Puts a paused brief back in the feed.',
  getBrief: 'Returns one brief.',
  listBrandBriefs: 'Lists a venue’s briefs, newest first. `status` narrows the list.',
  listBriefs: 'Lists briefs of every venue, last changed first. For our team’s keys.',
  inviteInfluencer: 'Invites a creator to a brief.',
  inviteInfluencers:
    'Invites several creators to a brief with one message. The answer names each who couldn’t be invited, and why.',
  approveCollab:
    'Accepts a creator’s request: takes a spot, fixes the terms, and books the first of the suggested times that’s still free. Where the request suggests other terms, say in `terms` whether you agree.',
  declineCollab: 'Declines a creator’s request.',
  cancelCollab: 'Cancels a collab. It counts as late if the visit starts within 48 hours.',
  getCollab: 'Returns one collab.',
  getCollabTimeline: 'Lists what has happened in a collab.',
  listBrandCollabs: 'Lists a venue’s collabs by where they stand, newest first.',
  listCollabs: 'Lists collabs of every venue, newest first. For our team’s keys.',
  listOpenSlots: 'Lists the times that a creator can book for a collab now, and full ones that they can wait for.',
  proposeSlots: 'Suggests other times for a visit that you need to move.',
  markNoShow: 'Marks a visit as a no-show, from 30 minutes to 7 days after its start.',
  listReadings: 'Lists every reading of the numbers of one deliverable, oldest first, including corrected ones.',
  getDeliverables: 'Returns a collab’s deliverables with their files, checks, comments and deadlines.',
  requestChanges: 'Sends a deliverable back with what to change. There are two rounds at most.',
  approveContent: 'Approves several deliverables of a collab: all of them or none.',
  listShowcase: 'Lists a venue’s finished deliverables, newest first.',
  listBriefNumbers: 'Returns what each of a venue’s briefs has brought: requests, visits and results.',
  getTracking: 'Returns a collab’s tracked links, its booking code and its voucher, with what came of them.',
  importRedemptions: 'Adds bookings from your own system. A booking whose reference is known isn’t counted again.',
  listPastCollabs: 'Lists collabs from before you joined, newest first, with their totals.',
  getValue:
    'Returns what collabs cost and brought in a period, and in the period before, for a venue, a brief, a campaign, a creator, a collab or the whole organisation. Part of ROI reporting.',
  listInvoices: 'Lists an organisation’s newest 60 invoices.',
  getStatement: 'Returns what a month cost, line by line: the current month if you don’t name one.',
  listCreditNotes: 'Lists an organisation’s newest 60 credit notes.',
  listImports: 'Lists imports, newest first. For our team’s keys.',
  getImport: 'Returns one import: how its file is read, and how far it is.',
  previewImport:
    'Returns what would come of a draft as it’s read now, from its first 5,000 rows. Changes nothing. What the list has otherwise than venues that are here, an API key isn’t told.',
  saveImport:
    'Changes how a draft is read: what its rows are, and what each column holds. An API key can’t choose `corrections`: details of venues that are here, to be changed.',
  startImport: 'Starts importing a draft. Follow it with getImport. An API key can’t start one that corrects venues.',
  pauseImport: 'Pauses a running import.',
  resumeImport: 'Continues a paused import.',
  undoImport: 'Takes back what an import added, except what somebody has changed since. Possible for 7 days.',
  discardImport: 'Deletes a draft and its file.',
  getImportReport:
    'Returns the address of a file with every row that wasn’t imported or has a remark. It works for 15 minutes.',
  listImportRows: 'Lists what became of the rows of an import, by line.',
  getVenueImport: 'Returns a list of your own venues as it’s read now, with what would come of each row.',
  saveVenueImport: 'Changes how a list of your own venues is read.',
  startVenueImport: 'Saves the venues of a list as drafts, and deletes its file. Charges nothing.',
  undoVenueImport: 'Deletes the drafts of a list that you haven’t added yet. Possible for 7 days.',
  listImportedVenues: 'Lists venues of your lists that you haven’t added yet.',
  listRowsLeftOut: 'Lists rows of a list that brought no venue, and why.',
  getImportedVenue: 'Returns one venue of your lists.',
  dropImportedVenue: 'Deletes one venue of your lists that you haven’t added yet.',
  listGroupVisits: 'Lists the visits to several venues for two weeks from today, the next one first.',
  listGroupCalendar: 'Lists the visits to several venues on the days around a date.',
  listGroupContent: 'Lists what creators have submitted to several venues, last submitted first.',
}
