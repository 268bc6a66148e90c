import type { Scope } from '../../../../../access/scopes.ts'

/** What a permission gives away or lets happen, for whoever decides on it. */
export const scopeLines: Readonly<Record<Scope, string>> = {
  'venues:read': 'Names, addresses, opening hours and house rules.',
  'briefs:read': 'What you offer and who can request it.',
  'briefs:write': 'Changes to live briefs reach creators at once.',
  'collabs:read': 'Creators’ names, messages, dietary needs and guests.',
  'collabs:write': 'Decisions and messages in your name.',
  'visits:read': 'Who comes when, and which times are free.',
  'visits:write': 'Creators are told at once.',
  'content:read': 'Photos, videos, captions and views.',
  'content:write': 'Approved content can be published.',
  'results:read': 'What collabs cost and brought.',
  'results:write': 'Counted in your results, once for each booking number.',
  'imports:read': 'The rows of lists you imported.',
  'imports:write': 'New venues stay drafts until you add them.',
  'billing:read': 'Amounts and the addresses of PDFs.',
}
