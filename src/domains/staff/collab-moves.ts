import type { Condition } from '../../kit/contract/table.ts'
import {
  type CollabAction,
  type Outcome,
  outcomes,
  stages,
  type State,
  transitions,
  whyNotInTable,
} from '../collabs/stages.ts'

/** The columns of the board: the stages of the seed, and what has ended otherwise. */
export const boardColumns = {
  request: { title: stages[1], stage: 1 },
  approved: { title: stages[3], stage: 3 },
  scheduled: { title: stages[4], stage: 4 },
  content: { title: stages[5], stage: 5 },
  completed: { title: stages[6], stage: 6 },
  ended: { title: 'Ended early', stage: null },
} as const
export type BoardColumn = keyof typeof boardColumns

const endings: readonly Outcome[] = outcomes.filter((outcome) => outcome !== 'open' && outcome !== 'completed')

/** What a column lists, and in which order: who has been there longest first, of what has ended the latest. */
export function conditionsOf(column: BoardColumn): { where: Condition[]; sort: string } {
  if (column === 'ended') return { where: [{ field: 'outcome', is: 'is', values: [...endings] }], sort: '-since' }
  const { stage } = boardColumns[column]
  const outcome = column === 'completed' ? 'completed' : 'open'
  return {
    where: [
      { field: 'stage', is: 'is', values: [String(stage)] },
      { field: 'outcome', is: 'is', values: [outcome] },
    ],
    sort: column === 'completed' ? '-since' : 'since',
  }
}

/** What our team can do on the board: one step of the table of transitions each, without anything else to be chosen. */
export const boardActions = {
  approve: 'Approve',
  decline: 'Decline',
  cancel: 'Cancel collab',
} as const
export type BoardAction = keyof typeof boardActions & CollabAction

/** Where an action leads, as the table has it. */
export function columnAfter(action: BoardAction): BoardColumn {
  const { to, outcome } = transitions.find((row) => row.action === action) ?? {}
  if (outcome) return 'ended'
  return to === 3 ? 'approved' : to === 4 ? 'scheduled' : to === 5 ? 'content' : 'completed'
}

/** What can be done with a collab from where it stands. */
export function movesFrom(state: State): BoardAction[] {
  return (['approve', 'decline', 'cancel'] as const).filter((action) => whyNotInTable(state, action) === null)
}
