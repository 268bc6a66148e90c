import type { Kinds } from './sandbox-store.ts'

/** The lines of an invoice with their ids, as Stripe has them: what waited before the plan. */
export const linesOf = ({ id, lines }: Kinds['invoice']) =>
  lines.data.toReversed().map((line, place) => ({ ...line, object: 'line_item', id: `il_${id}_${place}` }))
