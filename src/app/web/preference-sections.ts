import * as z from 'zod/mini'
import { ownProfileSearch } from '../../domains/profiles/web/links.ts'
import { keysOf } from '../../kit/contract/keys.ts'

/** The sections of a brand’s preferences by what stands in the address, with what else people call them. */
export const preferenceSections = {
  details: { label: 'Business details', about: 'Name, category, website, phone' },
  place: { label: 'Location', about: 'Address, city, map pin' },
  hours: { label: 'Opening hours', about: 'When you’re open, week by week' },
  'closed-days': { label: 'Closed days', about: 'Holidays, days without visits, your own calendar' },
  visits: { label: 'Visits and house rules', about: 'Host on duty, what to do on arrival' },
  photos: { label: 'Photos', about: 'Profile photo and gallery, in your order' },
  briefs: { label: 'Brief defaults', about: 'Guests, usage rights, notice, hashtags' },
  team: { label: 'Team', about: 'Colleagues, roles, invitations, export' },
  notifications: { label: 'Notifications', about: 'What we notify you about, where and when' },
  blocked: { label: 'Blocked creators', about: 'Who can’t see your briefs' },
  programs: { label: 'Integrations', about: 'Booking system, API keys and webhooks' },
} as const
export type PreferenceSection = keyof typeof preferenceSections

/** Which of them is open: on a desk the first without one, on a phone the list. */
export const preferencesSearch = z.extend(ownProfileSearch, { section: z.optional(z.enum(keysOf(preferenceSections))) })
