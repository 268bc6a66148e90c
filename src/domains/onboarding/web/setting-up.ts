import type { OnboardingView } from '../contract.ts'

type User = { staff_role: string | null; acting: object | null; linked_profiles: readonly { uid: string }[] }

/** Whether an unfinished onboarding may be what somebody has to go on with; never for the team, nor in somebody's name. */
export function maySetUp({ staff_role, acting, linked_profiles }: User): boolean {
  return staff_role === null && acting === null && linked_profiles.length > 0
}

/** Whether somebody who has no profile has begun to set one up: they said what they are. */
export function hasBegun({ side, finishedAt }: Pick<OnboardingView, 'side' | 'finishedAt'>): boolean {
  return side !== null && finishedAt === null
}

/** Whether a profile that is theirs is still being set up: others may have let them in elsewhere meanwhile. */
export function isSettingUp(
  { finishedAt, profileUid }: Pick<OnboardingView, 'finishedAt' | 'profileUid'>,
  { linked_profiles }: Pick<User, 'linked_profiles'>,
): boolean {
  return finishedAt === null && linked_profiles.some(({ uid }) => uid === profileUid)
}
