import { counted } from '../../kit/contract/counted.ts'
import { isClip } from '../media/clips.ts'
import { cityFacts, platformNames } from '../profiles/vocabulary.ts'
import { ageBracketName, languageNames } from '../profiles/creator-vocabulary.ts'
import type { BriefContent } from './brief.ts'
import { leadTimeWords } from './calendar.ts'
import { deliverableText } from './deliverable-words.ts'
import { nightsWords } from './stays.ts'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const nothing = '—'

/** What the choices of a brief are called. */
const choices: Partial<Record<keyof BriefContent, Readonly<Record<string, string>>>> = {
  aboveCap: { brand: 'The brand', influencer: 'The creator' },
  usageRights: { none: 'None', organic: 'Organic', paid: 'Paid' },
  approval: { manual: 'Every request reviewed', automatic: 'Good matches auto-approved' },
}

/** One part of a brief as a text, lines for a list; `money` says an amount in its currency. For comparing two versions. */
export function partWords(content: BriefContent, part: keyof BriefContent, money: (minor: number) => string): string {
  switch (part) {
    case 'valueMinor':
      return money(content.valueMinor)
    case 'spendCapMinor':
      return content.spendCapMinor === null ? 'None' : money(content.spendCapMinor)
    case 'deliverables':
      return lines(content.deliverables.map(deliverableText))
    case 'eligibility':
      return eligibilityWords(content.eligibility)
    case 'availability':
      return availabilityWords(content.availability)
    case 'pictures':
      return picturesWords(content.pictures)
    case 'liveFrom':
    case 'liveUntil':
      return dayWords(content[part])
    default: {
      const value = content[part]
      if (typeof value === 'boolean') return value ? 'Yes' : 'No'
      if (Array.isArray(value)) return lines(value)
      return choices[part]?.[String(value)] ?? (String(value) || nothing)
    }
  }
}

function picturesWords(pictures: readonly string[]): string {
  const clips = pictures.filter(isClip).length
  const photos = pictures.length - clips
  const parts = [...(photos > 0 ? [counted(photos, 'photo')] : []), ...(clips > 0 ? [counted(clips, 'clip')] : [])]
  return parts.join(' and ') || nothing
}

function eligibilityWords(wanted: BriefContent['eligibility']): string {
  const range = (name: string, from: number | null, to: number | null, unit = '') =>
    from === null && to === null ? [] : [`${name}: ${rangeWords(from, to, unit)}`]
  const percent = (basisPoints: number | null) => (basisPoints === null ? null : basisPoints / 100)
  const list = (name: string, values: readonly string[]) => (values.length > 0 ? [`${name}: ${values.join(', ')}`] : [])
  return lines([
    ...list(
      'Cities',
      wanted.cities.map((city) => cityFacts[city].name),
    ),
    ...list(
      'Platforms',
      wanted.platforms.map((platform) => platformNames[platform]),
    ),
    ...range('Followers', wanted.followersFrom, wanted.followersTo),
    ...range('Engagement', percent(wanted.engagementFromBp), percent(wanted.engagementToBp), '%'),
    ...list('Ages', wanted.ageBrackets.map(ageBracketName)),
    ...list(
      'Languages',
      wanted.languages.map((language) => languageNames[language]),
    ),
    ...(wanted.idChecked ? ['ID checked'] : []),
    ...(wanted.listUids.length > 0 ? [`Lists: ${wanted.listUids.length}`] : []),
  ])
}

function availabilityWords(availability: BriefContent['availability']) {
  const { windows, slotMinutes, capacity, leadHours, blackout, stay } = availability
  const ahead = leadTimeWords(leadHours)
  return lines([
    ...(stay
      ? [
          ...windows.map(({ weekday, from }) => `Check-in ${weekdays[weekday - 1]} from ${from}`),
          `${nightsWords(stay)}, check-out by ${stay.checkOutBy}, value ${stay.perNight ? 'per night' : 'for the whole stay'}`,
          `${capacity === 1 ? '1 room' : `${capacity} rooms`} per night, ${ahead}`,
        ]
      : [
          ...windows.map(({ weekday, from, to }) => `${weekdays[weekday - 1]} ${from}–${to}`),
          `${slotMinutes} minutes, ${capacity} at a time, ${ahead}`,
        ]),
    ...(blackout.length > 0 ? [`Closed on ${blackout.map(dayWords).join(', ')}`] : []),
  ])
}

function rangeWords(from: number | null, to: number | null, unit: string): string {
  const inUnit = (value: number) => `${value.toLocaleString('en-GB')}${unit}`
  if (to === null) return `${inUnit(from ?? 0)} or more`
  return from === null ? `up to ${inUnit(to)}` : `${inUnit(from)} to ${inUnit(to)}`
}

function dayWords(day: string): string {
  return days.format(new Date(day))
}
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

function lines(values: readonly string[]): string {
  return values.length > 0 ? values.join('\n') : nothing
}
