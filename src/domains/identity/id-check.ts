/** The documents that are taken. */
export const documentKinds = ['passport', 'id-card', 'driving-licence'] as const
export type DocumentKind = (typeof documentKinds)[number]
export const documentWords: Readonly<Record<DocumentKind, string>> = {
  passport: 'Passport',
  'id-card': 'National ID card',
  'driving-licence': 'Driving licence',
}

/** What our team is shown: the document, of a card both sides, and the face of who brought it. */
export const parts = ['document', 'back', 'selfie'] as const
export type Part = (typeof parts)[number]
export const partsOf = (kind: DocumentKind): readonly Part[] => (kind === 'passport' ? ['document', 'selfie'] : parts)
/** Each as our team knows it. */
export const partNames: Readonly<Record<Part, string>> = {
  document: 'document',
  back: 'back of the card',
  selfie: 'selfie',
}
/** What is asked of whoever hasn’t brought one. */
export const partsMissing: Readonly<Record<Part, string>> = {
  document: 'Add a photo of your document first.',
  back: 'Add a photo of the back first.',
  selfie: 'Add a selfie first.',
}

/** Who checks: our team by eye, or Stripe on its own page. */
export const ways = ['staff', 'stripe'] as const
export type Way = (typeof ways)[number]

export const states = ['started', 'submitted', 'passed', 'failed', 'cancelled', 'expired'] as const
export type State = (typeof states)[number]

/** Why a check failed, each in a sentence for the creator that says how to go on. */
export const failures = {
  'name-differs': 'The name on your document doesn’t match the one you gave. Check your name, then start again.',
  'birthday-differs':
    'The date of birth on your document doesn’t match your profile. Ask our team to correct your profile, then start again.',
  'under-18': 'Your document says you’re under 18. Creators have to be 18 or over, so you can’t take part yet.',
  'selfie-differs':
    'We couldn’t tell whether the selfie shows the person on the document. Take a new one in good light.',
  expired: 'Your document has expired. Start again with one that’s in date.',
  unreadable: 'We couldn’t read your document. Take a sharp photo of the whole page, then start again.',
} as const
export type Failure = keyof typeof failures
export const failureIds = Object.keys(failures) as [Failure, ...Failure[]]

/** What our team says it saw, to choose from. */
export const failureLabels: Readonly<Record<Failure, string>> = {
  'name-differs': 'The name differs',
  'birthday-differs': 'The date of birth differs',
  'under-18': 'Under 18',
  'selfie-differs': 'The selfie shows someone else',
  expired: 'The document has expired',
  unreadable: 'It can’t be read',
}

/** What a passed check has compared. */
export const checkedParts = ['document', 'selfie', 'name', 'date of birth'] as const

/** Documents are deleted with the decision, and without one after so many days. */
export const documentDays = 7

/** The most one picture may weigh. */
export const maxPictureBytes = 15 * 1024 * 1024

/**
 * Whether two names mean the same person: every word of the shorter one is in the longer, whatever the accents, the case, the
 * order and further names between them.
 */
export function isSameName(a: string, b: string): boolean {
  const [short, long] = [wordsOf(a), wordsOf(b)].toSorted((one, other) => one.length - other.length)
  return short !== undefined && short.length >= 2 && short.every((word) => long?.includes(word))
}

function wordsOf(name: string): string[] {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
}
