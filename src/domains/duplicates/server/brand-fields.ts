import { Info } from 'luxon'
import type { BrandProfile } from '../../profiles/server/view.ts'
import { cityFacts } from '../../profiles/vocabulary.ts'
import { languageNames } from '../../profiles/creator-vocabulary.ts'
import { onboardingStages, salesStages } from '../../profiles/desk-vocabulary.ts'
import type { ComparedFields } from './comparing.ts'

const given = (...values: (string | null)[]) => values.filter((value): value is string => Boolean(value))
const weekdays = Info.weekdays('short', { locale: 'en-GB' })
const stageNames: Readonly<Record<number, string>> = onboardingStages

/** What differs between two brands that are one, field by field, in the order of their record. */
export const brandFields: ComparedFields<BrandProfile> = {
  name: { label: 'Name', columns: ['name', 'slug'], words: ({ name }) => [name] },
  profilePic: { label: 'Logo', columns: ['profilePic'], pictures: ({ profilePic }) => given(profilePic) },
  hero: { label: 'Main picture', columns: ['hero'], pictures: ({ hero }) => given(hero) },
  gallery: { label: 'Pictures', columns: ['gallery'], pictures: ({ gallery }) => gallery },
  category: { label: 'Category', columns: ['category'], words: ({ category }) => [category] },
  description: { label: 'Description', columns: ['description'], words: ({ description }) => given(description) },
  address: {
    label: 'Address and pin',
    columns: ['address', 'district', 'postcode', 'city', 'latitude', 'longitude', 'timezone'],
    words: ({ address, district, postcode, city, latitude, longitude }) => [
      ...given(address, district, postcode),
      cityFacts[city].name,
      ...(latitude === null || longitude === null ? [] : [`${latitude.toFixed(5)}, ${longitude.toFixed(5)}`]),
    ],
    isSure: ({ latitude, longitude }) => latitude !== null && longitude !== null,
  },
  phone: { label: 'Phone', columns: ['phone'], words: ({ phone }) => given(phone) },
  website: { label: 'Website', columns: ['website'], words: ({ website }) => given(website) },
  handle: { label: 'Instagram', columns: ['handle'], words: ({ handle }) => given(handle && `@${handle}`) },
  openingHours: {
    label: 'Opening hours',
    columns: ['openingHours'],
    words: ({ openingHours }) =>
      openingHours.map(({ weekday, from, to }) => `${weekdays[weekday - 1] ?? ''} ${from}–${to}`),
  },
  languages: {
    label: 'Languages',
    columns: ['languages'],
    words: ({ languages }) => languages.map((one) => languageNames[one]),
  },
  houseRules: {
    label: 'House rules',
    columns: ['houseRules'],
    words: ({ houseRules }) => given(houseRules),
  },
  host: {
    label: 'Host',
    columns: ['hostName', 'hostPhone'],
    words: ({ hostName, hostPhone }) => given(hostName, hostPhone),
  },
  arrivalText: { label: 'On arrival', columns: ['arrivalText'], words: ({ arrivalText }) => given(arrivalText) },
  mayBeNamed: {
    label: 'Named on creators’ public pages',
    columns: ['mayBeNamed'],
    words: ({ mayBeNamed }) => [mayBeNamed ? 'Yes' : 'No'],
  },
  stages: {
    label: 'Stages',
    columns: ['onboardingStage', 'salesStage', 'customerStatus', 'lostReason', 'lostNote'],
    words: ({ onboardingStage, salesStage, customerStatus }) => [
      `Onboarding: ${stageNames[onboardingStage] ?? 'unknown'}`,
      `Sales: ${salesStages[salesStage]}`,
      `Customer: ${customerStatus.replaceAll('-', ' ')}`,
    ],
  },
}
