import * as z from 'zod/mini'
import type { To } from '../../../kit/web/link.tsx'
import { placementStates } from '../placement.ts'

export const adManagerSearch = z.object({
  state: z.optional(z.enum(placementStates)),
  /** The one that is open; `new` begins one. */
  placement: z.optional(z.string()),
})

const path = '/app/admin/ad-manager'
export const toPlacements = (): To => ({ path })
export const toPlacement = (placement: string): To => ({ path, search: { placement } })
