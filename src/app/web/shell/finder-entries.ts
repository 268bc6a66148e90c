import { toImportVenues } from '../../../domains/groups/web/links.ts'
import { toCampaigns, toExpert } from '../../../domains/campaigns/web/links.ts'
import { toInvoice, toPlan } from '../../../domains/billing/web/links.ts'
import { toNotifications } from '../../../domains/notifications/web/links.ts'
import { toReferrals } from '../../../domains/referrals/web/links.ts'
import { toToday } from '../../../domains/today/web/links.ts'
import { toValue } from '../../../domains/value/web/links.ts'
import type { Side } from '../../../access/roles.ts'
import { toAccount, toOwnAccount } from '../../../domains/accounts/web/links.ts'
import { toBrief, toBriefRecord, toBriefs } from '../../../domains/briefs/web/links.ts'
import { briefStatusNames } from '../../../domains/briefs/statuses.ts'
import { outcomeWords, stages } from '../../../domains/collabs/stages.ts'
import { toCollab, toDeliverable } from '../../../domains/collabs/web/links.ts'
import { deliverableName, stateWords } from '../../../domains/content/web/deliverable-words.ts'
import type { Found } from '../../../domains/discovery/contract/finding.ts'
import { toCreators, toFeedBrief, toShortlists } from '../../../domains/discovery/web/links.ts'
import type { ThreadRow } from '../../../domains/messages/contract.ts'
import { morePages } from '../../../domains/staff/web/more-pages.ts'
import { toThread } from '../../../domains/messages/web/links.ts'
import { toOrganisation } from '../../../domains/organisations/web/links.ts'
import { toBrand, toCreator, toInfluencer } from '../../../domains/profiles/web/links.ts'
import { type City, cityFacts, plusoneCities } from '../../../domains/profiles/vocabulary.ts'
import type { Session } from '../../../domains/profiles/web/session.tsx'
import { capitalised, ordinalDate } from '../../../kit/web/format.ts'
import { hrefOf, type To } from '../../../kit/web/link.tsx'
import { writeConditions } from '../../../kit/contract/table.ts'
import { keysOf } from '../../../kit/contract/keys.ts'
import { type PreferenceSection, preferenceSections } from '../preference-sections.ts'
import { allRoutes } from '../routes.ts'
import { articleTitles, helpOf, hrefOfArticle } from '../help-links.ts'
import { wordsOf } from './finder-words.ts'
import { openTo, type ShownEntry } from './menu.ts'

/** What is done rather than opened. */
export type Action =
  | { is: 'new-brief'; brandUid: string }
  | { is: 'invite'; creator: { uid: string; name: string } }
  | { is: 'switch'; brandUid: string }
  | { is: 'view-as'; uid: string; type: 'brand' | 'influencer' }
  /** Begins what is typed. */
  | { is: 'type'; text: string }
  | { is: 'colours' }
  | { is: 'sign-out' }
/** One line of what was found. `isElsewhere`: it opens beside the page. `does`: something is done instead; its `href` only names it. */
export type Entry = {
  group: string
  title: string
  detail?: string
  /** What else it is found by. */
  also?: string
  href: string
  isElsewhere?: boolean
  does?: Action
}

/** What the server found, as a line. */
export function entryOf(found: Found, { side, current }: Pick<Session, 'side' | 'current'>): Entry {
  const to = (group: string, title: string, detail: string, where: To): Entry => ({
    group,
    title,
    detail,
    href: hrefOf(where),
  })
  if (found.kind === 'influencer') {
    const detail = [`@${found.handle}`, found.city && cityFacts[found.city].name].filter(Boolean).join(' · ')
    return to('Creators', found.name, detail, side === 'admin' ? toInfluencer(found.uid) : toCreator(found.handle))
  }
  if (found.kind === 'brand') {
    const detail = [found.category, found.city && cityFacts[found.city].name].filter(Boolean).join(' · ')
    if (side === 'brand')
      return {
        ...to('Venues', found.name, detail, { path: '/app/brand/dashboard', search: { uid: found.uid } }),
        does: { is: 'switch', brandUid: found.uid },
      }
    return to('Brands', found.name, detail, toBrand(found.uid))
  }
  if (found.kind === 'brief') {
    if (side === 'influencer') return to('Briefs', found.name, found.brandName, toFeedBrief(current?.uid, found.uid))
    const detail = [
      (side === 'admin' || isElsewhere(found, current)) && found.brandName,
      briefStatusNames[found.status],
    ]
      .filter(Boolean)
      .join(' · ')
    const page = side === 'admin' ? toBriefRecord(found.uid) : toBrief(found.brandUid, found.uid)
    return to('Briefs', found.name || 'Untitled brief', detail, page)
  }
  if (found.kind === 'content') {
    const state = capitalised(stateWords(found.state)[1])
    const place = side === 'brand' && isElsewhere(found, current) && found.brandName
    const detail = [deliverableName(found), state, found.name, place].filter(Boolean).join(' · ')
    const page = toDeliverable(found.collabUid, found.uid, uidFor(found, { side, current }))
    return to('Content', nameFor(side, found), detail, page)
  }
  if (found.kind === 'organisation') return to('Organisations', found.name, '', toOrganisation(found.uid))
  if (found.kind === 'account') return to('Accounts', found.name, found.email, toAccount(found.uid))
  if (found.kind === 'invoice') {
    const page = side === 'admin' ? toInvoice(found.uid) : toPlan(found.brandUid)
    return to('Invoices', found.name, ordinalDate(found.createdAt), page)
  }
  const standing = found.outcome === 'open' ? stages[found.stage] : capitalised(outcomeWords[found.outcome])
  const place = side === 'brand' && isElsewhere(found, current) && found.brandName
  const detail = [found.name, standing, place].filter(Boolean).join(' · ')
  return to('Collabs', nameFor(side, found), detail, toCollab(found.uid, uidFor(found, { side, current })))
}

type Whose = Pick<Session, 'side' | 'current'>

/** Whether it’s at another venue than the one that is open. */
const isElsewhere = ({ brandUid }: { brandUid: string }, current: Session['current']): boolean =>
  current?.type === 'brand' && brandUid !== current.uid

/** As whom it opens: as its venue, as the creator, or as nobody of theirs. */
const uidFor = ({ brandUid }: { brandUid: string }, { side, current }: Whose) =>
  ({ admin: undefined, brand: brandUid, influencer: current?.uid })[side]

/** A conversation that the server found by who writes in it or by what was written. */
export function threadEntry(
  { collabUid, influencer, brand, briefTitle, match }: ThreadRow,
  { side, current }: Whose,
): Entry {
  return {
    group: 'DMs',
    title: nameFor(side, { influencerName: influencer.name, brandName: brand.name }),
    detail: match?.text ?? briefTitle,
    href: hrefOf(toThread(collabUid, { uid: uidFor({ brandUid: brand.uid }, { side, current }), box: 'all' })),
  }
}

/** The other side of a collab, for our people both. */
function nameFor(side: Side, { influencerName, brandName }: { influencerName: string; brandName: string }): string {
  return { brand: influencerName, influencer: brandName, admin: `${influencerName} at ${brandName}` }[side]
}

/** What is there without asking the server: the pages of the menu, what one often does, and help. */
export function entriesFor({ side, current, user }: Session, menu: readonly ShownEntry[]): Entry[] {
  const uid = current?.uid
  const page = (title: string, to: To): Entry => ({ group: 'Pages', title, href: hrefOf(to) })
  const pages = menu
    .filter((entry) => !entry.blocked)
    .map(({ label, to, href }): Entry =>
      href
        ? { group: 'Pages', title: label, href, isElsewhere: true }
        : { group: 'Pages', title: label, href: hrefOf(to as To), ...(label === 'DMs' && { also: inMessages }) },
    )
  const articles = [...new Set(Object.values(helpOf[side]).flat())].map((article): Entry => ({
    group: 'Help',
    title: articleTitles[article],
    href: hrefOfArticle(article),
    isElsewhere: true,
  }))
  const isOpen = ({ path }: To) =>
    side !== 'admin' ||
    openTo(
      user,
      allRoutes.filter((one) => one.path === path),
    ).length > 0
  const beside = pagesBeside(side, uid).filter(([, to]) => isOpen(to))
  return [...pages, ...beside.map(([title, to, also]) => ({ ...page(title, to), ...(also && { also }) })), ...articles]
}

/** What people look for that is in a conversation. */
const inMessages = 'messages conversations templates inbox'

/** What else people call a section of a brand’s preferences. */
const alsoCalled: Partial<Record<PreferenceSection, string>> = {
  details: 'business profile contact',
  hours: 'availability schedule times',
  'closed-days': 'availability blackout vacation',
  team: 'members users permissions',
  notifications: 'notification settings alerts emails',
}

/** Pages that no menu has, by all the words people look for them with; `also` is not shown. */
function pagesBeside(side: Side, uid: string | undefined): [title: string, to: To, also?: string][] {
  const own: [string, To, string?][] = [
    ['Your account: password, security, sessions', toOwnAccount()],
    ['Notifications', toNotifications(), 'notification settings alerts emails'],
  ]
  if (side === 'admin')
    return [
      ...morePages.map(({ title, about, to }): [string, To] => [`${title}: ${about}`, to]),
      ['Notifications', toNotifications()],
      ['Notification settings', { path: '/app/admin/preferences' }, 'alerts emails preferences'],
    ]
  if (side === 'brand' && uid)
    return [
      ['Today: what needs you', toToday(uid)],
      ['Briefs', toBriefs(uid)],
      ['Requests', { path: '/app/brand/requests', search: { uid } }],
      ['Find creators', toCreators(uid)],
      ['Shortlists', toShortlists(uid)],
      ['Value: costs, results, ROI', toValue(uid), 'import bookings till'],
      ['Import creators to a shortlist', { path: '/app/brand/import-creators', search: { uid } }],
      ['Import venues from a spreadsheet', toImportVenues(uid)],
      ['Campaigns', toCampaigns(uid)],
      ['Ask your expert', toExpert(uid)],
      ['Plan, billing and invoices', toPlan(uid)],
      ...keysOf(preferenceSections).map((section): [string, To, string?] => [
        `${preferenceSections[section].label}: ${withoutCapital(preferenceSections[section].about)}`,
        { path: '/app/brand/preferences', search: { uid, section } },
        alsoCalled[section],
      ]),
      ['Invite other venues', toReferrals(uid)],
      ['Venue settings', { path: '/app/brand/preferences', search: { uid } }],
      ...own,
    ]
  return [...(uid ? [['Invite friends and venues', toReferrals(uid)] satisfies [string, To]] : []), ...own]
}

/** As it reads after a colon: “API keys” stays as it is. */
const withoutCapital = (words: string) =>
  /^\p{Lu}{2}/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)

/** Our team’s lists of a city: its brands, and the creators at home there. */
function listsOf(city: City): Entry[] {
  const where = writeConditions([{ field: 'city', is: 'is', values: [city] }])
  const of = (
    title: string,
    path: '/app/admin/brand-browser' | '/app/admin/influencer-manager',
    also: string,
  ): Entry => ({
    group: 'Cities',
    title: `${title} in ${cityFacts[city].name}`,
    also,
    href: hrefOf({ path, search: { where } }),
  })
  return [
    of('Brands', '/app/admin/brand-browser', 'venues'),
    of('Creators', '/app/admin/influencer-manager', 'influencers'),
  ]
}

/** The feed of a city, for creators who type its name; for our team its lists. */
export function cityEntries({ side, current }: Pick<Session, 'side' | 'current'>): Entry[] {
  if (side === 'admin') return plusoneCities.flatMap(listsOf)
  if (side !== 'influencer') return []
  return plusoneCities.map((city) => ({
    group: 'Cities',
    title: cityFacts[city].name,
    detail: 'Open briefs',
    href: hrefOf({ path: '/app/influencer/browse', search: { uid: current?.uid, city } }),
  }))
}

/** An article that the server found by its text. */
export function articleEntry({ slug, title, about }: { slug: string; title: string; about: string }): Entry {
  return { group: 'Help', title, detail: about, href: `/help/${slug}`, isElsewhere: true }
}

/** Whether its name begins with what is typed: of pages, those come before what is only called nearly so. */
export const isBegun = ({ title }: Entry, typed: string): boolean => title.toLowerCase().startsWith(typed.toLowerCase())

/** Those of which every typed word begins a word. */
export function matching(entries: readonly Entry[], typed: string): Entry[] {
  const words = wordsOf(typed)
  return unique(entries).filter(({ title, also = '' }) => {
    const its = wordsOf(`${title} ${also}`)
    return words.every((word) => its.some((one) => one.startsWith(word)))
  })
}

/** Each page once, where it stands first. */
export function unique(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>()
  return entries.filter(({ href }) => !seen.has(href) && seen.add(href))
}

/** How many lines are remembered. */
const most = 6
let recent: Entry[] = []

/** Keeps a line for as long as the page stays open: the next person at this browser sees none of it. */
export function remember(entry: Entry): void {
  recent = [entry, ...recent.filter(({ href }) => href !== entry.href)].slice(0, most)
}

/** What was opened from here last, the latest first. */
export function recentEntries(): Entry[] {
  return recent.map((entry) => ({ ...entry, group: 'Recently opened' }))
}
