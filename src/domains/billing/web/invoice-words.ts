import type { Tone } from '../../../kit/web/parts.tsx'

/** What each status of an invoice is called, with the tone of its badge. */
export const invoiceWords: Readonly<Record<string, readonly [Tone, string]>> = {
  draft: ['mute', 'Being prepared'],
  open: ['warn', 'Due'],
  paid: ['good', 'Paid'],
  void: ['mute', 'Void'],
  uncollectible: ['bad', 'Unpaid'],
}
