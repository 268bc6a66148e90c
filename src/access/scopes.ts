import { keysOf } from '../kit/contract/keys.ts'

/**
 * What an API key can be allowed to do, as the person who creates it reads it. A call names the one that it needs (`scope`);
 * a call that names none is closed to every key.
 */
export const scopeWords = {
  'venues:read': 'See your venues and their details',
  'briefs:read': 'See briefs',
  'briefs:write': 'Create, change, pause and resume briefs',
  'collabs:read': 'See requests, invitations and collabs',
  'collabs:write': 'Invite creators, approve or decline requests, and cancel collabs',
  'visits:read': 'See visits and open times',
  'visits:write': 'Suggest other times and mark no-shows',
  'content:read': 'See content and its numbers',
  'content:write': 'Approve content and request changes',
  'results:read': 'See costs, results and booking codes',
  'results:write': 'Add bookings from your own system',
  'imports:read': 'See imported lists and what happened to each row',
  'imports:write': 'Upload lists, import them and undo imports',
  'billing:read': 'See invoices and statements',
} as const
export type Scope = keyof typeof scopeWords
export const scopes = keysOf(scopeWords)
