import type * as z from 'zod/mini'
import { counted } from '../../kit/contract/counted.ts'
import type { Seats } from './contract/team-view.ts'

/** How full an organisation is, and how many of its people haven’t answered yet. */
export function seatWords({ used, invited, of }: z.output<typeof Seats>): string {
  if (of === null) {
    const waiting = invited > 0 ? `, and ${invited} invited` : ''
    return `${counted(used - invited, 'user')} in your organisation${waiting}. Your plan includes unlimited users.`
  }
  const waiting = invited > 0 ? `, including ${counted(invited, 'pending invitation')}` : ''
  return `${used} of ${of} ${of === 1 ? 'seat' : 'seats'} used${waiting}.`
}
