import type { OutputOf } from '../../../kit/contract/calls.ts'
import type { BulkAction } from '../../desk/web/bulk-action.ts'
import { briefCalls } from '../contract.ts'

export type BriefRowData = OutputOf<typeof briefCalls.listBrandBriefs>['rows'][number]

const steps = {
  pause: { label: 'Pause', call: briefCalls.pauseBrief, title: 'Pause briefs', not: 'not live' },
  resume: { label: 'Resume', call: briefCalls.resumeBrief, title: 'Resume briefs', not: 'not paused' },
  archive: { label: 'Archive', call: briefCalls.archiveBrief, title: 'Archive briefs', not: 'already archived' },
} as const
export type BriefStep = keyof typeof steps

/** A step of many briefs at once; `whyNot` leaves out more of them, as a sentence. */
export function stepBriefs<Row extends Pick<BriefRowData, 'card' | 'version' | 'can'>>(
  step: BriefStep,
  whyNot: (row: Row) => string | null = () => null,
): BulkAction<Row> {
  const { label, call, title, not } = steps[step]
  return {
    label,
    call,
    ...(step === 'archive' && {
      isDangerous: true,
      warning: () => 'An archived brief can’t be put live again. Collabs already agreed still go ahead.',
    }),
    title: () => title,
    itemOf: (row) => whyNot(row) ?? (row.can[step] ? { input: { uid: row.card.uid, version: row.version } } : not),
  }
}
