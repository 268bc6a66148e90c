import { describe, expect, it } from 'vitest'
import { checkEntitlements } from './entitlements.ts'
import { parseSource } from './source.ts'

const server = 'src/domains/value/server'
const sources = [
  parseSource(
    `${server}/calls/getValue.ts`,
    `import { mayRead } from '../read.ts'
    export const getValue = async ({ db }) => { await mayRead(db); return 'roiReporting' }`,
  ),
  parseSource(
    `${server}/calls/getStory.ts`,
    `import { mayRead } from '../read.ts'
    /** Unlike getValue. */
    export const getStory: Handler<typeof valueCalls.getStory> = async () => valueCalls.mayRead`,
  ),
  parseSource(
    `${server}/jobs/send-report.ts`,
    `export const sendReport = () => hasCapability(tierOf(1), 'roiReporting')`,
  ),
  parseSource(
    `${server}/read.ts`,
    `export async function mayRead(db) { await requireEntitlement(db, orgOf(db), 'roiReporting') }`,
  ),
  parseSource(
    'src/domains/discovery/server/calls/findCreators.ts',
    `import { rightsOf } from '../rights.ts'
    export const findCreators = () => rightsOf('basic')`,
  ),
  parseSource(
    'src/domains/discovery/server/rights.ts',
    `import { filters } from '../filters.ts'
    export const rightsOf = (tier) => filters.filter((one) => hasCapability(tier, one))`,
  ),
  parseSource('src/domains/discovery/filters.ts', `export const filters = ['idChecks']`),
  parseSource('src/domains/value/web/routes.tsx', `export const valueRoutes = routesOf({ '/app/value': {} })`),
]
const sold = {
  roiReporting: { name: 'ROI reporting', from: 'professional', opens: 'What came back', pages: ['/app/value'] },
  idChecks: { name: 'ID checks', from: 'premium', opens: 'Checked people', pages: ['/app/value'] },
}
const plans = { professional: { name: 'Professional' }, premium: { name: 'Premium' } }
const table = `
| Entitlement | From | What it opens | Calls and jobs that ask for it | Pages |
| --- | --- | --- | --- | --- |
| ROI reporting | Professional | What came back | \`getValue\`, \`send-report\` | \`/app/value\` |
| ID checks | Premium | Checked people | \`findCreators\` | \`/app/value\` |
`

describe('entitlements', () => {
  it('finds the calls and jobs that ask, themselves or by others, and by a list', () => {
    expect(checkEntitlements(sold, plans, sources, table)).toMatchObject({ saw: 2, problems: [] })
  })

  it('refuses one that no call asks for', () => {
    const { problems } = checkEntitlements(sold, plans, sources.slice(4), table)
    expect(problems).toContain('ROI reporting is sold, and no call asks for roiReporting.')
  })

  it('refuses a page that isn’t there, and one that shows nowhere', () => {
    const wrong = (pages: string[]) =>
      checkEntitlements({ ...sold, idChecks: { ...sold.idChecks, pages } }, plans, sources, table).problems
    expect(wrong(['/app/nothing'])).toContain('ID checks shows on /app/nothing, which isn’t a page.')
    expect(wrong([])).toContain('ID checks is sold and shows on no page: name it in idChecks.')
  })

  it('refuses a document that says otherwise, and says what it should say', () => {
    const { problems } = checkEntitlements(sold, plans, sources, table.replace('send-report', 'send-nothing'))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(table.trim())
  })
})
