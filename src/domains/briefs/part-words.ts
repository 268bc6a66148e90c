import { ageBracketName } from '../profiles/vocabulary.ts'
import type { BriefContent } from './brief.ts'
import { deliverableText } from './deliverable-words.ts'
import { nightsWords } from './stays.ts'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const nothing = '—'

/** One part of a brief as a text, lines for a list; amounts in the brief's currency. For comparing two versions. */
export function partWords(content: BriefContent, part: keyof BriefContent, currency: string): string {
  const money = (minor: number) => `${(minor / 100).toFixed(2)} ${currency}`
  switch (part) {
    case 'valueMinor':
      return money(content.valueMinor)
    case 'spendCapMinor':
      return content.spendCapMinor === null ? 'none' : money(content.spendCapMinor)
    case 'deliverables':
      return lines(content.deliverables.map(deliverableText))
    case 'eligibility':
      return eligibilityWords(content.eligibility)
    case 'availability':
      return availabilityWords(content.availability)
    case 'pictures':
      return content.pictures.length === 1 ? '1 picture' : `${content.pictures.length} photos`
    default: {
      const value = content[part]
      if (typeof value === 'boolean') return value ? 'yes' : 'no'
      return Array.isArray(value) ? lines(value) : String(value) || nothing
    }
  }
}

function eligibilityWords(wanted: BriefContent['eligibility']): string {
  const range = (name: string, from: number | null, to: number | null, unit = '') =>
    from === null && to === null ? [] : [`${name} ${from ?? 0}${unit} to ${to === null ? 'any' : `${to}${unit}`}`]
  const percent = (basisPoints: number | null) => (basisPoints === null ? null : basisPoints / 100)
  const list = (name: string, values: readonly string[]) => (values.length > 0 ? [`${name}: ${values.join(', ')}`] : [])
  return lines([
    ...list('Cities', wanted.cities),
    ...list('Platforms', wanted.platforms),
    ...range('Followers', wanted.followersFrom, wanted.followersTo),
    ...range('Engagement', percent(wanted.engagementFromBp), percent(wanted.engagementToBp), '%'),
    ...list('Ages', wanted.ageBrackets.map(ageBracketName)),
    ...list('Languages', wanted.languages),
    ...(wanted.idChecked ? ['ID checked'] : []),
    ...(wanted.listUids.length > 0 ? [`Lists: ${wanted.listUids.length}`] : []),
  ])
}

function availabilityWords(availability: BriefContent['availability']) {
  const { windows, slotMinutes, capacity, leadHours, blackout, stay } = availability
  const ahead = `${leadHours} hours’ notice`
  return lines([
    ...(stay
      ? [
          ...windows.map(({ weekday, from }) => `Check-in ${weekdays[weekday - 1]} from ${from}`),
          `${nightsWords(stay)}, check-out by ${stay.checkOutBy}, valued ${stay.perNight ? 'per night' : 'as a whole'}`,
          `${capacity === 1 ? '1 room' : `${capacity} rooms`} per night, ${ahead}`,
        ]
      : [
          ...windows.map(({ weekday, from, to }) => `${weekdays[weekday - 1]} ${from} to ${to}`),
          `${slotMinutes} minutes, ${capacity} at a time, ${ahead}`,
        ]),
    ...(blackout.length > 0 ? [`Closed on ${blackout.join(', ')}`] : []),
  ])
}

function lines(values: readonly string[]): string {
  return values.length > 0 ? values.join('\n') : nothing
}
