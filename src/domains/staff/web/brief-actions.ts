import { briefCalls } from '../../briefs/contract.ts'
import type { BulkAction } from '../../desk/web/bulk-action.ts'
import type { ListedBrief } from '../contract/brief-list.ts'
import { messaging } from './message-action.ts'
import { notTheirs, type Self } from './team.ts'

const steps = {
  pause: { label: 'Pause', call: briefCalls.pauseBrief, title: 'Pause briefs', not: 'not live' },
  resume: { label: 'Resume', call: briefCalls.resumeBrief, title: 'Resume briefs', not: 'not paused' },
  archive: { label: 'Archive', call: briefCalls.archiveBrief, title: 'Archive briefs', not: 'already archived' },
} as const

const stepping = (step: keyof typeof steps, self: Self): BulkAction<ListedBrief> => {
  const { label, call, title, not } = steps[step]
  return {
    label,
    call,
    ...(step === 'archive' && {
      isDangerous: true,
      warning: () => 'An archived brief can’t be put live again. Collabs already agreed still go ahead.',
    }),
    title: () => title,
    itemOf: ({ card, version, can, manager }) => {
      const why = notTheirs({ manager }, self)
      if (why) return why
      return can[step] ? { input: { uid: card.uid, version } } : not
    },
  }
}

/** What somebody can do with many briefs at once; nothing until it is known who they are. A message goes to the brands of the briefs. */
export function briefActions(self: Self | null): readonly BulkAction<ListedBrief>[] {
  if (!self) return []
  return [
    messaging(
      ({ card }) => ({ uid: card.brandUid, name: card.brandName }),
      ({ manager }) => notTheirs({ manager }, self),
    ),
    stepping('pause', self),
    stepping('resume', self),
    stepping('archive', self),
  ]
}
