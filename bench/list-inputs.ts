import type { Condition } from '../src/kit/contract/table.ts'

const cityIsNot: Condition = { field: 'city', is: 'not', values: ['paris'] }
const is = (field: string, ...values: string[]): Condition => ({ field, is: 'is', values })

/** Our team’s lists with two filters each, as one works with them, and the order that the table of calls asks for. */
export const listInputs = {
  browseBrands: { where: [cityIsNot, is('rag', 'green', 'amber')], sort: '-created' },
  browseCreators: { where: [cityIsNot, is('state', 'approved')], sort: '-followers' },
  browseBriefs: { where: [cityIsNot, is('status', 'live')], sort: 'until' },
  browseCollabs: { where: [cityIsNot, is('outcome', 'open')], sort: 'deadline' },
  browseContent: { where: [cityIsNot, is('state', 'published')], sort: '-published' },
  listLists: { where: [is('kind', 'hand'), { field: 'city', is: 'filled', values: [] }], sort: '-created' },
  listAds: { where: [is('stand', 'running'), is('position', 'feed-card')], sort: '-starts' },
  listAudit: { where: [is('topic', 'collab'), is('side', 'brand')], sort: '-at' },
  listPaymentEvents: {
    where: [is('outcome', 'applied'), { field: 'received', is: 'within', values: ['90'] }],
    sort: '-received',
  },
  browseInvoices: { where: [is('state', 'open', 'overdue', 'paid'), is('currency', 'GBP')], sort: '-issued' },
  browseAccounts: { where: [is('state', 'open'), is('side', 'influencer')], sort: '-created' },
} as const
