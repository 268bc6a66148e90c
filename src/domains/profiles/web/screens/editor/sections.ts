import type { InfluencerProfile } from '../../parts/Decision.tsx'

export type SectionId =
  | 'photo'
  | 'about'
  | 'portfolio'
  | 'accounts'
  | 'page'
  | 'collabs'
  | 'diet'
  | 'id'
  | 'invite'
  | 'findable'
  | 'casting'
  | 'break'
  | 'blocked'
  | 'notifications'
  | 'data'

/** In which part of the form a step is done. */
const partOfStep: Readonly<Record<string, SectionId>> = {
  avatar: 'photo',
  bio: 'about',
  cities: 'about',
  vibe: 'about',
  social: 'accounts',
  gallery: 'portfolio',
}

export const sectionOf = (step: string): SectionId => partOfStep[step] ?? 'about'

type Shown = Pick<InfluencerProfile, 'steps' | 'publicPage' | 'casting' | 'pausedAt'>
/** `missing`: what is still to be done there; `state`: how it is set, where that is worth a word. */
export type Section = { id: SectionId; title: string; missing: string[]; state: string | null }

/** The parts of the editor from top to bottom, with what is missing in each. */
export function sectionsOf({ steps, publicPage, casting, pausedAt }: Shown, hasBlocked: boolean): Section[] {
  const open = steps.filter(({ done }) => !done)
  const titles: readonly (readonly [SectionId, string, string?])[] = [
    ['photo', 'Your photo'],
    ['about', 'About you'],
    ['portfolio', 'Portfolio'],
    ['accounts', 'Your accounts'],
    ['page', 'Public page', publicPage.on ? 'On' : 'Off'],
    ['collabs', 'Open collabs'],
    ['diet', 'Diet and allergies'],
    ['id', 'ID check'],
    ['invite', 'Invite friends and venues'],
    ['findable', 'Who can find you'],
    ['casting', 'Casting details', casting ? 'Shared' : 'Not shared'],
    ['break', 'Take a break', pausedAt ? 'Paused' : undefined],
    ...(hasBlocked ? [['blocked', 'Blocked venues'] as const] : []),
    ['notifications', 'Notifications'],
    ['data', 'Your data'],
  ]
  return titles.map(([id, title, state = null]) => ({
    id,
    title,
    missing: open.filter(({ key }) => sectionOf(key) === id).map(({ label }) => label),
    state,
  }))
}

const idOf = (id: SectionId) => `profile-${id}`
export const anchorOf = (id: SectionId) => ({ id: idOf(id), tabIndex: -1 })

/** Brings a part of the editor to the top, and the keyboard with it. */
export function goToSection(id: SectionId): void {
  const section = document.getElementById(idOf(id))
  section?.scrollIntoView({ block: 'start' })
  section?.focus({ preventScroll: true })
}
