import * as z from 'zod/mini'

/** How somebody looks, for campaigns that cast: what creators may say of themselves, and nobody has to. */
export const hairColours = ['black', 'brown', 'blonde', 'red', 'grey', 'coloured', 'none'] as const
export const eyeColours = ['brown', 'hazel', 'green', 'blue', 'grey'] as const
export const faceShapes = ['oval', 'round', 'square', 'heart', 'diamond', 'long'] as const

export const hairNames: Record<(typeof hairColours)[number], string> = {
  black: 'Black',
  brown: 'Brown',
  blonde: 'Blonde',
  red: 'Red',
  grey: 'Grey or white',
  coloured: 'Dyed',
  none: 'Bald or shaved',
}
export const eyeNames: Record<(typeof eyeColours)[number], string> = {
  brown: 'Brown',
  hazel: 'Hazel',
  green: 'Green',
  blue: 'Blue',
  grey: 'Grey',
}
export const faceNames: Record<(typeof faceShapes)[number], string> = {
  oval: 'Oval',
  round: 'Round',
  square: 'Square',
  heart: 'Heart',
  diamond: 'Diamond',
  long: 'Long',
}

/** What a creator shares; null for what they leave out. Never part of eligibility or of a match. */
export const Casting = z.object({
  hair: z.nullable(z.enum(hairColours)),
  eyes: z.nullable(z.enum(eyeColours)),
  face: z.nullable(z.enum(faceShapes)),
})
export type Casting = z.output<typeof Casting>
export const noCasting: Casting = { hair: null, eyes: null, face: null }

/** Sports that creators do, and make content about. */
export const sports = [
  'running',
  'cycling',
  'gym',
  'yoga',
  'swimming',
  'hiking',
  'climbing',
  'tennis',
  'padel',
  'golf',
  'football',
  'basketball',
  'boxing',
  'dance',
  'surfing',
  'skiing',
] as const
export type Sport = (typeof sports)[number]
export const mostSports = 6
