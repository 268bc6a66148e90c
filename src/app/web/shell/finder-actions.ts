import type { Found } from '../../../domains/discovery/contract/finding.ts'
import { toAddVenue, toGroup } from '../../../domains/groups/web/links.ts'
import { toAdd } from '../../../domains/records/web/record-links.ts'
import { groupOf, type Session } from '../../../domains/profiles/web/session.tsx'
import type { Side } from '../../../access/roles.ts'
import { hrefOf, type To } from '../../../kit/web/link.tsx'
import type { Entry } from './finder-entries.ts'

const action = (title: string, to: To, detail?: string): Entry => ({
  group: 'Actions',
  title,
  href: hrefOf(to),
  ...(detail && { detail }),
})

const newBrief = (title: string, brandUid: string, detail?: string): Entry => ({
  group: 'Actions',
  title,
  href: `#new-brief-${brandUid}`,
  does: { is: 'new-brief', brandUid },
  ...(detail && { detail }),
})

/** Of a brand that is named next. */
const newBriefOf: Entry = {
  group: 'Actions',
  title: 'New brief for …',
  detail: 'Type the brand’s name',
  href: '#new-brief',
  does: { is: 'type', text: 'New brief for ' },
}

/** Of a brand or creator that is named next. */
const viewAsWhom: Entry = {
  group: 'Actions',
  title: 'View as …',
  detail: 'Type the name of a brand or creator',
  also: 'impersonate',
  href: '#view-as',
  does: { is: 'type', text: 'View as ' },
}

/** What one can do from anywhere. `isDark`: the colours that are shown now. */
export function actionsFor(session: Session, isDark: boolean): Entry[] {
  return [
    ...brandActions(session),
    ...(session.side === 'admin' ? [newBriefOf, viewAsWhom] : []),
    {
      group: 'Actions',
      title: isDark ? 'Use light colours' : 'Use dark colours',
      also: 'dark light mode theme night',
      href: '#colours',
      does: { is: 'colours' },
    },
    { group: 'Actions', title: 'Sign out', also: 'log out logout', href: '#sign-out', does: { is: 'sign-out' } },
  ]
}

/** Its anchor tells it apart from the section of the preferences. */
const invite = (uid: string): Entry => {
  const entry = action('Invite a colleague', { path: '/app/brand/preferences', search: { uid, section: 'team' } })
  return { ...entry, href: `${entry.href}#invite` }
}

function brandActions(session: Session): Entry[] {
  const { side, current, user } = session
  if (side !== 'brand' || !current) return []
  const { uid, profile } = current
  // An owner of one venue owns all of a group; elsewhere the page says whom to ask.
  const isAdmin = user.linked_brand_uid !== null || user.brand_admins_for.includes(uid)
  const isGroup = (groupOf(session)?.venues.length ?? 0) > 1
  return [
    newBrief('New brief', uid, profile.name),
    ...(isAdmin ? [invite(uid), action('Add a venue', toAddVenue(uid))] : []),
    ...(isGroup
      ? [
          action('Copy a brief to other venues', { path: '/app/group/copy-brief', search: { uid } }),
          action('All venues', toGroup(uid), groupOf(session)?.name),
        ]
      : []),
  ]
}

type Verb = {
  side: Side
  /** How what is typed begins; whom it’s about follows. */
  pattern: RegExp
  /** The line for what was found by the rest; null where that can’t be done with it. */
  entryFor: (found: Found, entry: Entry) => Entry | null
}

/** Something that is written on a record’s own page, where our team may write for whom it’s of. */
const onRecord = (add: 'note' | 'task', title: (name: string) => string) => (found: Found, entry: Entry) => {
  if (found.kind !== 'influencer' && !(found.kind === 'brand' && found.canWrite)) return null
  return { ...entry, group: 'Actions', title: title(entry.title), href: hrefOf(toAdd(add, found)) }
}

const verbs: readonly Verb[] = [
  // A creator’s page has a brand’s briefs to choose from.
  {
    side: 'brand',
    pattern: /^invite\s+/i,
    entryFor: ({ kind }, entry) =>
      kind === 'influencer' ? { ...entry, group: 'Actions', title: `Invite ${entry.title}` } : null,
  },
  {
    side: 'admin',
    pattern: /^invite\s+/i,
    entryFor: ({ kind, uid, name }, entry) =>
      kind === 'influencer'
        ? {
            ...entry,
            group: 'Actions',
            title: `Invite ${entry.title} …`,
            href: `#invite-${uid}`,
            does: { is: 'invite', creator: { uid, name } },
          }
        : null,
  },
  {
    side: 'admin',
    pattern: /^view as\s+/i,
    entryFor: (found) => viewAs(found),
  },
  {
    side: 'admin',
    pattern: /^(?:new )?brief(?: for)?\s+/i,
    entryFor: (found) => (found.kind === 'brand' && found.canWrite ? newBriefFor(found) : null),
  },
  {
    side: 'admin',
    pattern: /^(?:add )?(?:a )?note(?: (?:to|for|about))?\s+/i,
    entryFor: onRecord('note', (name) => `Add a note to ${name}`),
  },
  {
    side: 'admin',
    pattern: /^(?:add )?(?:a )?task(?: (?:to|for|about))?\s+/i,
    entryFor: onRecord('task', (name) => `Add a task for ${name}`),
  },
]

/** The product as a creator, or a brand that they look after, sees it; null where our team may not. */
function viewAs(found: Found): Entry | null {
  if (found.kind !== 'influencer' && !(found.kind === 'brand' && found.canWrite)) return null
  const { kind: type, uid, name } = found
  const does = { is: 'view-as', uid, type } as const
  return { group: 'Actions', title: `View as ${name}`, detail: 'Reading only', href: `#view-as-${uid}`, does }
}

/** A brief of a brand that our team names. */
export const newBriefFor = ({ uid, name }: { uid: string; name: string }): Entry =>
  newBrief(`New brief for ${name}`, uid)

/** What somebody asks to do where they type “invite Maya” or “new brief for Luna”, and of whom; null where they ask for nothing. */
export function askedFor(side: Side, typed: string): { verb: Verb; rest: string } | null {
  const verb = verbs.find((one) => one.side === side && one.pattern.test(typed))
  return verb ? { verb, rest: typed.replace(verb.pattern, '') } : null
}
