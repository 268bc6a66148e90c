import type { BrandCategory } from '../profiles/vocabulary.ts'
import { bookingFields } from '../value/booking-fields.ts'

/** What a column of a list of venues may hold, with what people call it. */
export const venueFields = {
  name: 'Name',
  kind: 'Category',
  address: 'Address',
  address2: 'Address, second line',
  district: 'Area',
  postcode: 'Postcode',
  city: 'City',
  region: 'Region or state',
  country: 'Country',
  latitude: 'Latitude',
  longitude: 'Longitude',
  position: 'Latitude and longitude',
  phone: 'Phone',
  website: 'Website',
  handle: 'Instagram',
  description: 'Description',
  contact: 'Contact',
  email: 'Email',
  status: 'Open or closed',
  closed: 'Closed (yes or no)',
  open: 'Open (yes or no)',
  notes: 'Notes',
  id: 'Number in your list',
} as const
export type VenueField = keyof typeof venueFields
export const isVenueField = (name: string): name is VenueField => Object.hasOwn(venueFields, name)

/** Details of a venue that a list may correct where ours differ. Its city is changed on its page, because bookings hang on it. */
export const correctedFields = [
  'name',
  'kind',
  'address',
  'district',
  'postcode',
  'position',
  'phone',
  'website',
  'handle',
  'description',
] as const satisfies readonly VenueField[]
export type CorrectedField = (typeof correctedFields)[number]

/** What a column may hold where each row puts a creator on a list. */
export const memberFields = {
  creator: 'Creator',
  list: 'List',
  note: 'Note',
} as const
export type MemberField = keyof typeof memberFields

/** What a column of a list of brands may hold: the venue, and a person to speak to there. */
const { contact: _contact, email: _email, ...ofBrands } = venueFields
export const brandFields = {
  ...ofBrands,
  person: 'Contact’s name',
  personFirst: 'Contact’s first name',
  personLast: 'Contact’s last name',
  personRole: 'Contact’s job title',
  personEmail: 'Contact’s email',
  personPhone: 'Contact’s phone',
} as const
export type BrandField = keyof typeof brandFields

/** What a column of a list of creators may hold. */
export const creatorFields = {
  id: 'ID',
  fullName: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  account: 'Handle or profile link',
  platform: 'Platform',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  mail: 'Email',
  mobile: 'Phone',
  home: 'City',
  nation: 'Country',
  followers: 'Followers',
  birthday: 'Date of birth',
  notes: 'Notes',
} as const
export type CreatorField = keyof typeof creatorFields

/** What a column of a till’s or a booking system’s list may hold. */
export const redemptionFields = {
  ...bookingFields,
  time: 'Time',
  bookings: 'Number of bookings',
  venue: 'Venue',
} as const
export type RedemptionField = keyof typeof redemptionFields

/** What a column of a list of past collabs may hold. */
export const pastFields = {
  creator: 'Creator',
  day: 'Date',
  link: 'Links to the content',
  views: 'Views',
  likes: 'Likes',
  comments: 'Comments',
  saves: 'Saves',
  spend: 'Cost',
  venue: 'Venue',
} as const
export type PastField = keyof typeof pastFields

/** Results of a past collab that a list may correct where ours differ. */
export const correctedResults = ['views', 'likes', 'comments', 'saves', 'spend'] as const satisfies readonly PastField[]

export type CorrectedResult = (typeof correctedResults)[number]

/** What our team’s lists may correct. */
export const correctedByTeam = [...correctedFields, ...correctedResults] as const

/** What owners’ lists may correct: of a draft without a city that too. */
export const correctedOwn = [...correctedFields, 'city'] as const satisfies readonly VenueField[]

/** All that lists of any kind may correct, with what people call it. */
export const changedFields = [...correctedOwn, ...correctedResults] as const
export type ChangedField = (typeof changedFields)[number]
export const changedName = (field: ChangedField): string => ({ ...pastFields, ...venueFields })[field]

/** What an import’s rows are: venues, brands with a contact, creators who may join, creators to put on our team’s lists, bookings made with codes, or collabs from before a venue was here. */
export const importKinds = ['venues', 'brands', 'creators', 'lists', 'redemptions', 'collabs'] as const
export type ImportKind = (typeof importKinds)[number]
/** Kinds whose rows become venues. */
export const isOfVenues = (kind: ImportKind): kind is 'venues' | 'brands' => kind === 'venues' || kind === 'brands'

/** Kinds whose rows happened at a venue of ours, on a day. */
export const isOfVisits = (kind: ImportKind): kind is 'redemptions' | 'collabs' =>
  kind === 'redemptions' || kind === 'collabs'

export type Field = VenueField | BrandField | CreatorField | MemberField | RedemptionField | PastField
/** The fields of each kind, with what people call them. */
export const fieldNames: Record<ImportKind, Partial<Record<Field, string>>> = {
  venues: venueFields,
  brands: brandFields,
  creators: creatorFields,
  lists: memberFields,
  redemptions: redemptionFields,
  collabs: pastFields,
}
/** What people call a field; in a file of ours the id is ours. */
export const fieldName = (kind: ImportKind, field: Field, isOurs = false): string | undefined =>
  isOurs && field === 'id' ? 'Our ID' : fieldNames[kind][field]
export const isFieldOf = (kind: ImportKind, name: string): name is Field => Object.hasOwn(fieldNames[kind], name)
/** The fields of which one is needed, of visits all: without them no row says anything. */
export const neededFields: Record<ImportKind, readonly Field[]> = {
  venues: ['name'],
  brands: ['name'],
  creators: ['fullName', 'firstName', 'account', 'instagram', 'tiktok', 'youtube', 'mail'],
  lists: ['creator'],
  redemptions: ['code', 'day'],
  collabs: ['creator', 'day'],
}
export const hasNeeded = (kind: ImportKind, mapping: Mapping): boolean =>
  isOfVisits(kind)
    ? neededFields[kind].every((field) => mapping.includes(field))
    : neededFields[kind].some((field) => mapping.includes(field))
/** What is said while no column is set to one of them. */
export const needsField: Record<ImportKind, string> = {
  venues: 'No column is set to “Name”. Choose the column with the venues’ names.',
  brands: 'No column is set to “Name”. Choose the column with the brands’ names.',
  creators: 'No column says who the creators are. Choose the columns with their names, handles or email addresses.',
  lists: 'No column is set to “Creator”. Choose the column with handles or profile links.',
  redemptions: 'No column is set to “Booking code”, or none to “Date”. Choose both.',
  collabs: 'No column is set to “Creator”, or none to “Date”. Choose both.',
}

/** Fields that several columns may hold together; of the others the first column wins. */
export const repeatableFields: readonly Field[] = ['notes', 'address2', 'note', 'account', 'link']

/** Which field each column holds, in the order of the columns; null where it holds none. */
export type Mapping = (Field | null)[]
/** Our categories for words of a list that we don’t know, as somebody chose, by the word in plain letters. */
export type Categories = Record<string, BrandCategory>
/** How many such words are shown, and may be chosen at once. */
export const mostWords = 100
/** How large a brand’s own list of creators may be, and how many rows it may have. */
export const creatorListLimits = { bytes: 700_000, rows: 500 }
/** How many columns a list may have: more than any list that people keep. */
export const mostColumns = 300
