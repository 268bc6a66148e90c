import type { TableChoice } from '../../../kit/contract/table.ts'
import type { BulkAction } from '../../desk/web/bulk-action.ts'
import { staffCalls } from '../contract.ts'

type OfBrand = { uid: string; manager: { uid: string } | null }

/** Gives brands, or those of the rows, to a colleague: an admin’s alone. */
export const assigning = <Row>(
  managers: readonly TableChoice[],
  brandOf: (row: Row) => OfBrand,
  label = 'Account manager of these brands',
): BulkAction<Row> => ({
  label: 'Assign manager',
  sentence: 'Assign manager to …',
  call: staffCalls.assignBrands,
  choice: { label, choices: managers },
  title: (name) => `Assign ${name}`,
  itemOf: (row, accountUid) => {
    const { uid, manager } = brandOf(row)
    if (manager?.uid === accountUid) return 'already their account manager'
    const input = { accountUid, brandUids: [uid] }
    return manager ? { input, undo: { accountUid: manager.uid, brandUids: [uid] } } : { input }
  },
  once: { of: (row) => brandOf(row).uid, why: 'same brand as another one you selected' },
})
