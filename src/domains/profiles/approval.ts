/** What the team looks at before a new influencer is approved, and within how many working days they answer. */
export const approvalWorkingDays = 2
/** Figures of an account are asked for again after this. */
/** So long the numbers of an account are believed before they are asked for again. */
export const figuresLastMs = 90 * 86_400_000
const shortestBio = 40
const fewestExamples = 3

/** What someone can do about their application: apply again after a no, or answer what the team asked. */
export function whatToApplyFor(
  access: { approval: string; approvalReason: string | null; appliedAt: Date | null; reapplyFrom: string | null },
  at: Date,
): 'again' | 'answer' | null {
  if (access.approval === 'rejected')
    return access.reapplyFrom === null || access.reapplyFrom <= at.toISOString().slice(0, 10) ? 'again' : null
  return access.approval === 'applied' && access.appliedAt !== null && access.approvalReason !== null ? 'answer' : null
}

export type Applicant = {
  avatar: string | null
  bio: string
  gallery: readonly string[]
  contentVibe: readonly string[]
  languages: readonly string[]
  social: readonly { followers: number; confirmedHow: string; confirmedAt: Date }[]
}
export type ApprovalCheck = { name: string; ok: boolean; improve: string }

/** What of a profile is in order, and what would help it; the team decides, this is what they see first. */
export function approvalChecks(access: Applicant, at: Date): ApprovalCheck[] {
  const fresh = access.social.filter((one) => at.getTime() - one.confirmedAt.getTime() < figuresLastMs)
  return [
    {
      name: 'A social account',
      ok: access.social.some((one) => one.followers > 0),
      improve: 'Add the account you post on most, with its followers.',
    },
    {
      name: 'Verified insights',
      ok: fresh.some((one) => one.confirmedHow !== 'self-declared'),
      improve: 'Add a screenshot of your account’s insights from the last 90 days.',
    },
    {
      name: 'Examples of your content',
      ok: access.gallery.length >= fewestExamples,
      improve: `Add at least ${fewestExamples} examples of your content.`,
    },
    {
      name: 'A photo and a bio',
      ok: access.avatar !== null && access.bio.trim().length >= shortestBio,
      improve: `Add a photo of yourself and a bio of at least ${shortestBio} characters.`,
    },
    {
      name: 'Content topics and languages',
      ok: access.contentVibe.length > 0 && access.languages.length > 0,
      improve: 'Choose what your content is about and the languages you post in.',
    },
  ]
}

/** The end of the day by which the team answers: so many working days after, weekends left out. */
export function answeredBy(appliedAt: Date): Date {
  const at = new Date(appliedAt)
  for (let left = approvalWorkingDays; left > 0;) {
    at.setUTCDate(at.getUTCDate() + 1)
    if (at.getUTCDay() !== 0 && at.getUTCDay() !== 6) left -= 1
  }
  return at
}
