import { capitalised, dayKey } from '../../../kit/web/format.ts'
import type { TimelineEvent } from '../../audit/timeline.ts'
import { datesOf } from '../../briefs/stays.ts'
import { choiceWords, Obstacle, passedWords } from '../obstacles.ts'
import type { CollabData } from './parts/StageBadge.tsx'
import { visitTimeThere } from './visit-time-there.ts'

type Details = TimelineEvent['details']

/** When the visit is that an event is about; undefined of one that is about none. */
export function visitOf({ startsAt, nights }: Pick<Details, 'startsAt' | 'nights'>, zone: string): string | undefined {
  const stay = startsAt && nights ? datesOf(dayKey(startsAt, zone), nights) : undefined
  return startsAt && visitTimeThere({ startsAt, stay }, zone)
}

/** Which of a request’s times an event booked, and why not an earlier one; null of any other event. */
export function chosenOf(
  { choice, passed = [] }: Details,
  {
    side,
    brand,
    influencer,
  }: Pick<CollabData, 'side'> & {
    brand: { timezone: string }
    influencer: { name: string }
  },
): string | null {
  if (!choice) return null
  const times = passed.map(({ why, ...time }) => ({
    when: visitOf(time, brand.timezone) ?? '',
    why: Obstacle.parse(why),
  }))
  const reasons = passedWords(times, { side, creator: influencer.name })
  return [capitalised(choiceWords(choice)), ...reasons].map((words) => `${words}.`).join(' ')
}

/** What a yes does with the times of a request, as it is said once it is given; nothing where it names none. */
export function bookingWords({ preferred, brand }: Pick<CollabData, 'preferred' | 'brand'>): string {
  if (!preferred) return ''
  const next = preferred.times.find(({ free }) => free)
  return next
    ? ` Books ${visitTimeThere(next, brand.timezone)}.`
    : ' None of their times is still free, so they’ll pick another.'
}
