export const ageBrackets = ['18-24', '25-34', '35-44', '45-54', '55+'] as const
export type AgeBracket = (typeof ageBrackets)[number]
/** An age bracket as people read it: `18–24`. */
export const ageBracketName = (bracket: AgeBracket): string => bracket.replace('-', '–')
export const contentVibes = [
  'fine dining',
  'street food',
  'brunch',
  'coffee',
  'cocktails',
  'nightlife',
  'travel',
  'luxury',
  'family',
  'wellness',
  'adventure',
  'lifestyle',
] as const
export type ContentVibe = (typeof contentVibes)[number]
export const languages = ['en', 'fr', 'de', 'es', 'it', 'ar', 'th', 'pt', 'zh', 'hi'] as const
export type Language = (typeof languages)[number]
export const languageNames: Record<Language, string> = {
  en: 'English',
  fr: 'French',
  de: 'German',
  es: 'Spanish',
  it: 'Italian',
  ar: 'Arabic',
  th: 'Thai',
  pt: 'Portuguese',
  zh: 'Chinese',
  hi: 'Hindi',
}
/** Which brands may find a creator: all, or those that they asked or worked with. */
export const findableBy = ['everyone', 'known'] as const
export type FindableBy = (typeof findableBy)[number]
export const genders = ['female', 'male', 'non-binary', 'undisclosed'] as const
export const genderNames: Record<(typeof genders)[number], string> = {
  female: 'Female',
  male: 'Male',
  'non-binary': 'Non-binary',
  undisclosed: 'Prefer not to say',
}
export const approvalStates = ['applied', 'approved', 'rejected', 'suspended'] as const
export type ApprovalState = (typeof approvalStates)[number]
export const approvalNames: Record<ApprovalState, string> = {
  applied: 'Applied',
  approved: 'Approved',
  rejected: 'Rejected',
  suspended: 'Suspended',
}

/** Who may take part. */
export const youngest = 18
export const tooYoung = `You need to be ${youngest} or over.`
export const birthdayConfirmed = 'Your date of birth was checked with your ID. Contact our team to change it.'

/** Whole years between a date of birth and a day, both `YYYY-MM-DD`. */
export function ageOn(dateOfBirth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}

/** The bracket others see instead of a date of birth; null under 18. */
export function ageBracketOf(age: number): AgeBracket | null {
  if (age < youngest) return null
  if (age < 25) return '18-24'
  if (age < 35) return '25-34'
  if (age < 45) return '35-44'
  if (age < 55) return '45-54'
  return '55+'
}
