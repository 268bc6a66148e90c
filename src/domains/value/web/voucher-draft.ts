import * as z from 'zod/mini'
import { VoucherFields } from '../contract/tracking.ts'

/** What is typed: a cost that nobody gave is none, not £0. */
export const VoucherDraft = z.extend(VoucherFields, {
  costMinor: z
    .nullable(VoucherFields.shape.costMinor)
    .check(z.refine((cost) => cost !== null, 'Enter what one voucher costs you, or 0 if it costs you nothing.')),
})
