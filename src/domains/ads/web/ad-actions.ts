import type { BulkAction } from '../../desk/web/bulk-action.ts'
import { adCalls, type AdRow } from '../contract.ts'

const states = {
  approved: {
    label: 'Approve',
    title: 'Approve ads',
    back: 'paused',
    not: 'already approved, or ended',
    can: 'approve',
  },
  paused: { label: 'Pause', title: 'Pause ads', back: 'approved', not: 'not approved', can: 'pause' },
} as const

const setting = (state: keyof typeof states): BulkAction<AdRow> => {
  const { label, title, back, not, can } = states[state]
  return {
    label,
    call: adCalls.setAdState,
    title: () => title,
    itemOf: ({ uid, version, state: was, can: allowed }) => {
      if (!allowed[can]) return not
      const input = { uid, version, state }
      // What was a draft becomes paused: it is shown to nobody either.
      return was === 'draft' ? { input } : { input, undo: { uid, version: version + 1, state: back } }
    },
  }
}

const deleting: BulkAction<AdRow> = {
  label: 'Delete',
  call: adCalls.deleteAd,
  isDangerous: true,
  warning: () => 'A deleted draft can’t be brought back.',
  title: () => 'Delete ads',
  itemOf: ({ uid, version, can }) => (can.remove ? { input: { uid, version } } : 'not a draft, or already shown'),
}

/** What an admin can do with many ads at once. */
export const adActions: readonly BulkAction<AdRow>[] = [setting('approved'), setting('paused'), deleting]
