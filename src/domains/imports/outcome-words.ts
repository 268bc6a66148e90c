import { type ImportKind, isOfVenues } from './fields.ts'
import type { ImportState, memberOutcomes, Outcome, RowOutcome } from './outcomes.ts'

/** What a row's outcome is called. */
const venueOutcomes: Record<Outcome, string> = {
  added: 'New venue',
  merged: 'Existing venue updated',
  known: 'Already imported',
  duplicate: 'Possible duplicate, left out',
  closed: 'Closed, left out',
  asks: 'Needs a city',
  refused: 'Couldn’t be read',
}

const brandOutcomes: Record<Outcome, string> = {
  ...venueOutcomes,
  added: 'New brand',
  merged: 'Contact or details updated',
}

const creatorNames: Record<(typeof memberOutcomes)[number] | 'closed', string> = {
  closed: 'Under 18, left out',
  added: 'New creator',
  merged: 'Details added',
  known: 'Already here',
  duplicate: 'Possible duplicate, left out',
  refused: 'Couldn’t be read',
}
const memberNames: Record<(typeof memberOutcomes)[number], string> = {
  added: 'Added to the list',
  merged: 'Note added',
  known: 'Already on the list',
  duplicate: 'Repeats an earlier row, left out',
  refused: 'Not added',
}
const bookingOutcomes = {
  added: 'Booking counted',
  known: 'Already counted',
  duplicate: 'Repeats an earlier row, left out',
  closed: 'No code or cancelled, left out',
  refused: 'Not counted',
}
const pastNames = {
  added: 'Past collab added',
  merged: 'Results changed',
  known: 'Already there',
  duplicate: 'Repeats an earlier row, left out',
  refused: 'Not added',
}
/** Whose words an outcome has: of a kind of our team’s lists, or of an owner’s list of their own venues. */
export type Wording = ImportKind | 'own'

const ownNames: Record<Outcome, string> = {
  ...venueOutcomes,
  added: 'Draft',
  merged: 'Details changed',
  duplicate: 'Already there, left out',
  asks: 'Draft, needs a city',
  refused: 'Left out',
}

const names: Record<Wording, Record<Outcome, string>> = {
  own: ownNames,
  venues: venueOutcomes,
  brands: brandOutcomes,
  creators: { ...venueOutcomes, ...creatorNames },
  lists: { ...venueOutcomes, ...memberNames },
  redemptions: { ...venueOutcomes, ...bookingOutcomes },
  collabs: { ...venueOutcomes, ...pastNames },
}
export const outcomeName = (kind: Wording, outcome: Outcome): string => names[kind][outcome]

/** The same, also of rows whose import was undone. */
export function rowOutcomeName(kind: ImportKind, outcome: RowOutcome): string {
  if (outcome === 'undone') return 'Undone'
  if (outcome === 'kept') return isOfVenues(kind) ? 'Kept: in use' : 'Kept: changed since'
  return outcomeName(kind, outcome)
}

/** Outcomes as the counts have them after a number, for one row and for several. */
type Counted = readonly [one: string, several: string]
const countedVenues: Record<Outcome, Counted> = {
  added: ['new venue', 'new venues'],
  merged: ['existing venue updated', 'existing venues updated'],
  known: ['was already imported', 'were already imported'],
  duplicate: ['possible duplicate, left out', 'possible duplicates, left out'],
  closed: ['is closed, left out', 'are closed, left out'],
  asks: ['needs a city', 'need a city'],
  refused: ['couldn’t be read', 'couldn’t be read'],
}

const countedBrands: Record<Outcome, Counted> = {
  ...countedVenues,
  added: ['new brand', 'new brands'],
  merged: ['existing brand updated', 'existing brands updated'],
}

const countedCreators: Record<(typeof memberOutcomes)[number] | 'closed', Counted> = {
  closed: ['is under 18, left out', 'are under 18, left out'],
  added: ['new creator', 'new creators'],
  merged: ['creator updated', 'creators updated'],
  known: ['was already here', 'were already here'],
  duplicate: ['possible duplicate, left out', 'possible duplicates, left out'],
  refused: ['couldn’t be read', 'couldn’t be read'],
}
const countedMembers: Record<(typeof memberOutcomes)[number], Counted> = {
  added: ['creator added', 'creators added'],
  merged: ['note added', 'notes added'],
  known: ['was already on the list', 'were already on the list'],
  duplicate: ['repeats an earlier row', 'repeat an earlier row'],
  refused: ['can’t be added', 'can’t be added'],
}
const countedBookings = {
  added: ['row counted', 'rows counted'],
  known: ['was already counted', 'were already counted'],
  duplicate: ['repeats an earlier row', 'repeat an earlier row'],
  closed: ['without a code or cancelled, left out', 'without a code or cancelled, left out'],
  refused: ['can’t be counted', 'can’t be counted'],
} as const
const countedPast = {
  added: ['past collab added', 'past collabs added'],
  merged: ['past collab changed', 'past collabs changed'],
  known: ['was already there', 'were already there'],
  duplicate: ['repeats an earlier row', 'repeat an earlier row'],
  refused: ['can’t be added', 'can’t be added'],
} as const
const countedOwn: Record<Outcome, Counted> = {
  ...countedVenues,
  added: ['venue to import', 'venues to import'],
  merged: ['venue to change', 'venues to change'],
  asks: ['of them needs a city', 'of them need a city'],
  duplicate: ['is already there, left out', 'are already there, left out'],
  refused: ['row left out', 'rows left out'],
}
const countedNames: Record<Wording, Record<Outcome, Counted>> = {
  own: countedOwn,
  venues: countedVenues,
  brands: countedBrands,
  creators: { ...countedVenues, ...countedCreators },
  lists: { ...countedVenues, ...countedMembers },
  redemptions: { ...countedVenues, ...countedBookings },
  collabs: { ...countedVenues, ...countedPast },
}

/** `1 new venue`, `2 creators added`. */
export function countedOutcome(kind: Wording, outcome: Outcome, count: number): string {
  const [one, several] = countedNames[kind][outcome]
  return countedWords(count, one, several)
}

/** A number with its word, as British English writes it. */
export function countedWords(count: number, one: string, several = `${one}s`): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : several}`
}

/** What a state is called. */
export const stateNames: Record<ImportState, string> = {
  draft: 'Not imported yet',
  running: 'Importing',
  paused: 'Paused',
  done: 'Imported',
  failed: 'Stopped',
  undoing: 'Undoing',
  undone: 'Undone',
}

/** What stands for a row that doesn’t say whom or what it is about. */
export function namelessWords(kind: Wording): string {
  if (kind === 'redemptions') return 'No code'
  return kind === 'lists' || kind === 'collabs' ? 'No creator' : 'No name'
}
