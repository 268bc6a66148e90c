import type { Filter } from '../../../kit/web/filter-field.tsx'
import { shortDayRange } from '../../../kit/web/format.ts'
import { deliverableNames } from '../../briefs/deliverable-words.ts'
import { type Trip, tripsAhead } from '../../profiles/travel.ts'
import {
  brandCategories,
  type City,
  cityFacts,
  deliverableTypes,
  platformNames,
  plusoneCities,
} from '../../profiles/vocabulary.ts'

const formats = deliverableTypes.map((value) => ({ value, label: deliverableNames[value] }))

export type Trips = readonly Trip[]

/** Where somebody travels comes first, with the dates; then every city by its name. */
function citiesFor(trips: Trips) {
  const today = new Date().toISOString().slice(0, 10)
  // Of several trips to a city the next one counts.
  const ahead = tripsAhead(trips, today).toReversed()
  const dates = new Map<City, string>(ahead.map(({ city, from, until }) => [city, shortDayRange(from, until)]))
  return plusoneCities
    .map((value) => {
      const { name } = cityFacts[value]
      const trip = dates.get(value)
      return { value, label: trip ? `${name}, ${trip}` : name, isTrip: trip !== undefined }
    })
    .toSorted((a, b) => Number(b.isTrip) - Number(a.isTrip) || a.label.localeCompare(b.label))
    .map(({ value, label }) => ({ value, label }))
}

/** What narrows the feed and the map: the city first, the days of the visit apart from it. */
export const filtersOf = (looksOn: boolean, trips: Trips): Filter[] => [
  {
    name: 'city',
    kind: 'one',
    label: looksOn ? 'Their city' : 'My city',
    choices: citiesFor(trips),
  },
  { name: 'category', kind: 'one', label: 'All venues', choices: brandCategories },
  {
    name: 'platform',
    kind: 'one',
    label: 'Platform',
    choices: Object.entries(platformNames).map(([value, label]) => ({ value, label })),
  },
  { name: 'format', kind: 'one', label: 'Format', choices: formats },
  {
    name: 'worth',
    kind: 'one',
    label: 'Value',
    choices: ['25', '50', '100', '200'].map((value) => ({ value, label: `At least ${value} (local currency)` })),
  },
  { name: 'mine', kind: 'yes', label: `Only what ${looksOn ? 'they' : 'I'} can request` },
  { name: 'guest', kind: 'yes', label: 'With a guest' },
  { name: 'saved', kind: 'yes', label: 'Saved' },
]
