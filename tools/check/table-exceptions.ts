import type { TableException } from './tables.ts'

/** Files that name tables of another domain. The list only shrinks: a new entry is a border in the wrong place. */
export const tableExceptions: readonly TableException[] = [
  ...of(
    'src/domains/lists/server/result.ts',
    ['collabs', 'visits', 'content'],
    'Counts what members of a list did, in one statement: its owners come later.',
  ),
  ...of(
    'src/domains/analytics/server/calls/getBrandPlan.test.ts',
    ['plans'],
    'A payment that failed, which only a provider tells.',
  ),
  ...of(
    'src/domains/billing/server/calls/initCheckout.test.ts',
    ['plans'],
    'A payment that failed, and a tier taken off sale.',
  ),
  ...of('src/app/server/leave-sandbox.test.ts', ['billing'], 'Looks at what the sandbox has left behind.'),
  ...of('bench/webhooks.ts', ['billing'], 'Measures bare inserts of these rows.'),
]

function of(file: string, domains: readonly string[], why: string): TableException[] {
  return domains.map((domain) => ({ file, domain, why }))
}
