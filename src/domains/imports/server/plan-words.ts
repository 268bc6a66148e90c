import { creatorWords } from './creators/creator-words.ts'
import { memberWords } from './members/plan-members.ts'
import type { Plan } from './plan.ts'
import { venueWords } from './venues/venue-words.ts'
import { pastWords } from './visits/plan-past.ts'
import { bookingWords } from './visits/plan-redemptions.ts'

/** What a row would be: `Restaurant, Shoreditch, London, United Kingdom; contact Maria Rossi`. */
export function planWords({ venue, member, creator, contact, booking, past }: Plan): string {
  if (booking) return bookingWords(booking)
  if (past) return pastWords(past)
  const is = venue ? venueWords(venue) : member ? memberWords(member) : creator ? creatorWords(creator.creator) : ''
  if (!contact) return is
  const { name, role, email } = contact
  return [is, ['contact', [name, role, email].filter(Boolean).join(', ')].join(' ')].filter(Boolean).join('; ')
}
