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

/** What a column may hold where each row puts a creator on a list. */
export const memberFields = {
  creator: 'Creator',
  list: 'List',
  note: 'Note',
} as const
export type MemberField = keyof typeof memberFields

/** What an import’s rows are: venues, or creators to put on our team’s lists. */
export const importKinds = ['venues', 'lists'] as const
export type ImportKind = (typeof importKinds)[number]

export type Field = VenueField | MemberField
/** The fields of each kind, with what people call them. */
export const fieldNames: Record<ImportKind, Partial<Record<Field, string>>> = {
  venues: venueFields,
  lists: memberFields,
}
export const isFieldOf = (kind: ImportKind, name: string): name is Field => Object.hasOwn(fieldNames[kind], name)
/** The field without which no row says anything. */
export const neededField = { venues: 'name', lists: 'creator' } as const satisfies Record<ImportKind, Field>
/** What is said while no column is set to it. */
export const needsField: Record<ImportKind, string> = {
  venues: 'No column is set to “Name”. Choose the column with the venues’ names.',
  lists: 'No column is set to “Creator”. Choose the column with handles or profile links.',
}

/** Fields that several columns may hold together; of the others the first column wins. */
export const repeatableFields: readonly Field[] = ['notes', 'address2', 'note']

/** Which field each column holds, in the order of the columns; null where it holds none. */
export type Mapping = (Field | null)[]
/** How many columns a list may have: more than any list that people keep. */
export const mostColumns = 300
