import { describe, expect, it } from 'vitest'
import { checkArrows, refuseImport } from './arrows.ts'
import { parseSource } from './source.ts'

const d = 'src/domains'

describe('import arrows', () => {
  it.each([
    [`${d}/collabs/stages.ts`, 'src/kit/contract/fields.ts'],
    [`${d}/collabs/stages.ts`, `${d}/briefs/contract.ts`],
    [`${d}/collabs/server/policy.ts`, `${d}/collabs/stages.ts`],
    [`${d}/collabs/server/policy.ts`, 'src/kit/server/clock.ts'],
    [`${d}/collabs/server/calls/approveCollab.ts`, `${d}/briefs/server/places.ts`],
    [`${d}/collabs/server/calls/approveCollab.ts`, `${d}/collabs/server/mails/collab-approved.ts`],
    [`${d}/billing/server/pay.ts`, 'src/adapters/payments/payments.ts'],
    [`${d}/collabs/web/screens/CollabScreen.tsx`, `${d}/profiles/web/parts/BrandCard.tsx`],
    [`${d}/collabs/web/screens/CollabScreen.tsx`, 'src/kit/web/Screen.tsx'],
    [`${d}/collabs/server/calls/approveCollab.test.ts`, 'src/world/world.ts'],
    [`${d}/collabs/server/calls/approveCollab.test.ts`, 'src/kit/testing/codes.ts'],
    ['src/adapters/payments/stripe.ts', 'src/adapters/payments/payments.ts'],
    ['src/adapters/payments/stripe.ts', 'src/kit/server/config.ts'],
    ['src/app/server/main.ts', `${d}/collabs/server/calls.ts`],
    ['src/app/web/main.tsx', `${d}/collabs/web/routes.tsx`],
    ['src/product/calls.ts', `${d}/collabs/contract.ts`],
    ['src/product/server/handlers.ts', 'src/product/calls.ts'],
    ['src/world/world.ts', `${d}/collabs/server/build.ts`],
    ['src/world/world.ts', 'src/product/server/product.ts'],
    [`${d}/collabs/server/reads.ts`, 'node:crypto'],
    [`${d}/collabs/stages.ts`, 'zod/mini'],
  ])('%s may import %s', (from, to) => {
    expect(refuseImport(from, to)).toBeUndefined()
  })

  it.each([
    [`${d}/briefs/places.ts`, `${d}/collabs/stages.ts`, 'collabs comes after briefs'],
    [`${d}/briefs/server/places.ts`, `${d}/collabs/server/reads.ts`, 'own the column'],
    [`${d}/collabs/server/reads.ts`, `${d}/briefs/server/calls/getBrief.ts`, 'private to briefs'],
    [`${d}/collabs/server/reads.ts`, `${d}/briefs/server/mails/brief-open.ts`, 'private to briefs'],
    [`${d}/collabs/server/reads.ts`, `${d}/briefs/server/calls.ts`, 'src/app alone'],
    [`${d}/collabs/server/reads.ts`, `${d}/collabs/server/jobs.ts`, 'src/app alone'],
    [`${d}/collabs/stages.ts`, `${d}/collabs/server/tables.ts`, 'roots only'],
    [`${d}/collabs/stages.ts`, 'src/kit/server/clock.ts', 'no I/O'],
    [`${d}/collabs/stages.ts`, 'node:fs', 'runs in the browser'],
    [`${d}/collabs/server/reads.ts`, `${d}/collabs/web/parts/CollabCard.tsx`, 'never imports web/'],
    [`${d}/collabs/web/parts/CollabCard.tsx`, `${d}/collabs/server/view.ts`, 'never imports server/'],
    [`${d}/collabs/web/parts/CollabCard.tsx`, `${d}/profiles/web/screens/BrandScreen.tsx`, 'web/parts/'],
    [`${d}/collabs/web/parts/CollabCard.tsx`, 'src/kit/server/clock.ts', 'kit/web only'],
    [`${d}/billing/server/pay.ts`, 'src/adapters/payments/stripe.ts', 'import the interface'],
    [`${d}/billing/web/parts/Pay.tsx`, 'src/adapters/payments/payments.ts', 'make it a call'],
    [`${d}/collabs/server/reads.ts`, 'src/app/server/main.ts', 'nobody imports src/app'],
    [`${d}/collabs/server/reads.ts`, 'src/world/world.ts', 'for tests'],
    [`${d}/collabs/server/reads.ts`, 'src/kit/testing/codes.ts', 'kit/server only'],
    [`${d}/collabs/server/reads.ts`, `${d}/parties/contract.ts`, 'not in the list of domains'],
    ['src/kit/server/run.ts', 'src/kit/web/Screen.tsx', 'never meet'],
    ['src/kit/contract/calls.ts', 'src/kit/server/clock.ts', 'stands alone'],
    ['src/kit/server/run.ts', `${d}/accounts/roles.ts`, 'knows no product'],
    ['src/adapters/payments/stripe.ts', `${d}/billing/contract.ts`, 'as a parameter'],
    ['src/adapters/payments/stripe.ts', 'src/adapters/mail/mail.ts', 'as a parameter'],
    ['src/app/web/main.tsx', `${d}/collabs/server/calls.ts`, 'through a contract'],
    ['src/app/server/main.ts', `${d}/collabs/web/routes.tsx`, 'through a contract'],
    ['src/product/calls.ts', `${d}/collabs/server/calls.ts`, 'for the browser too'],
    ['src/world/world.ts', `${d}/collabs/server/calls/approveCollab.ts`, 'add a builder'],
    ['src/world/world.ts', 'src/app/web/router.tsx', 'the world is below'],
    [`${d}/collabs/server/reads.ts`, 'tools/check.ts', 'never depends on its tools'],
    [`${d}/collabs/server/a.test.ts`, `${d}/collabs/server/b.test.ts`, 'imported by nobody'],
  ])('%s may not import %s', (from, to, remedy) => {
    expect(refuseImport(from, to)).toContain(remedy)
  })

  it('follows every form of import in the text of a file', () => {
    const text = `
      import { a } from '../collabs/stages.ts'
      import type { B } from '../messages/contract.ts'
      export { c } from '../discovery/contract.ts'
      const lazy = () => import('../insights/contract.ts')
      // import { d } from '../billing/contract.ts'
    `
    const { problems, saw } = checkArrows([parseSource(`${d}/briefs/places.ts`, text)])
    expect(saw).toBe(1)
    expect(problems.map((problem) => problem.split(': ')[0])).toEqual([
      `${d}/briefs/places.ts → ${d}/collabs/stages.ts`,
      `${d}/briefs/places.ts → ${d}/messages/contract.ts`,
      `${d}/briefs/places.ts → ${d}/discovery/contract.ts`,
      `${d}/briefs/places.ts → ${d}/insights/contract.ts`,
    ])
  })
})
