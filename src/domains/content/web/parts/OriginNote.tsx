import type * as z from 'zod/mini'
import { dateOf } from '../../../../kit/web/format.ts'
import { originWords } from '../../insights.ts'
import type { OriginView } from '../../views.ts'

type Origin = z.output<typeof OriginView>

/** Where the number above it comes from: “From a screenshot by Maya Okafor, 3 Nov 2026”. Nothing where it isn't known. */
export function OriginNote({ origin }: { origin: Origin | null }) {
  return origin && <small className="dim">{originLine(origin)}</small>
}

/** The same in a cell of a table or a file. */
export function originLine({ takenOn, ...origin }: Origin): string {
  return `${originWords(origin)}, ${dateOf(`${takenOn}T12:00:00Z`, 'UTC')}`
}
