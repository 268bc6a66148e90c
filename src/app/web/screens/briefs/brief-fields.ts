import type { BriefRowData } from '../../../../domains/briefs/web/brief-steps.ts'
import { briefStatusNames } from '../../../../domains/briefs/statuses.ts'
import type { valueCalls } from '../../../../domains/value/contract.ts'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { namedChoices, type TableFields } from '../../../../kit/contract/table.ts'
import type { LocalValues } from '../../../../kit/web/grid/local-rows.ts'

export type Numbers = OutputOf<typeof valueCalls.listBriefNumbers>
/** A brief with its numbers, once they are here. */
export type Row = BriefRowData & { numbers: Numbers['rows'][number] | undefined }

export const briefValues: LocalValues<Row> = {
  brief: ({ card }) => card.title,
  status: ({ status }) => status,
  spots: ({ card }) => card.maxCollabs - card.spotsLeft,
  open: ({ numbers }) => numbers?.openRequests ?? null,
  requests: ({ numbers }) => numbers?.requests ?? null,
  visits: ({ numbers }) => numbers?.visits ?? null,
  published: ({ numbers }) => numbers?.published ?? null,
  views: ({ numbers }) => numbers?.views ?? null,
  cost: ({ numbers }) => numbers?.money?.costMinor ?? null,
  perThousand: ({ numbers }) => numbers?.money?.perThousandViewsMinor ?? null,
  until: ({ liveUntil }) => liveUntil,
  coach: ({ coach }) => coach.score,
  changed: ({ updatedAt }) => updatedAt,
}

/** Rows that are not all here yet can be neither filtered nor put in an order. */
export function briefFields(isWhole: boolean, hasMoney: boolean): TableFields {
  const sort = isWhole && { sort: true as const }
  const number = isWhole && { kind: 'number' as const, sort: true as const }
  const day = isWhole && { kind: 'day' as const, sort: true as const }
  return {
    brief: { title: 'Brief', ...sort },
    status: {
      title: 'Status',
      ...(isWhole && { kind: 'choice' as const, choices: namedChoices(briefStatusNames), sort: true as const }),
    },
    spots: { title: 'Spots taken', ...number },
    open: { title: 'Open requests', ...number },
    requests: { title: 'Requests', ...number },
    visits: { title: 'Visits', ...number },
    published: { title: 'Published', ...number },
    views: { title: 'Views', optional: true, ...number },
    ...(hasMoney && {
      cost: { title: 'Cost', ...sort },
      perThousand: { title: 'Per 1,000 views', ...sort },
    }),
    until: { title: 'Last day', ...day },
    coach: { title: 'Coach score', ...number },
    changed: { title: 'Last changed', ...day },
    find: { title: 'Creators' },
  }
}
