import { toOwnAccount } from '../../../domains/accounts/web/links.ts'
import { toBrief, toBriefs } from '../../../domains/briefs/web/links.ts'
import { statusWords } from '../../../domains/briefs/statuses.ts'
import { outcomeWords, stages } from '../../../domains/collabs/stages.ts'
import { toCollab } from '../../../domains/collabs/web/links.ts'
import type { Found } from '../../../domains/discovery/contract/finding.ts'
import { toCreators, toFeedBrief } from '../../../domains/discovery/web/links.ts'
import { toBrand, toCreator, toInfluencer } from '../../../domains/profiles/web/links.ts'
import { cityFacts } from '../../../domains/profiles/vocabulary.ts'
import type { Session } from '../../../domains/profiles/web/session.tsx'
import { hrefOf, type To } from '../../../kit/web/link.tsx'
import { articleTitles, helpOf, hrefOfArticle } from '../help-links.ts'
import type { ShownEntry } from './menu.ts'

/** One line of what was found. `isElsewhere`: it opens beside the page. */
export type Entry = { group: string; title: string; detail?: string; href: string; isElsewhere?: boolean }

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
    return to('Brands', found.name, detail, toBrand(found.uid))
  }
  if (found.kind === 'brief') {
    if (side === 'influencer') return to('Briefs', found.name, found.brandName, toFeedBrief(current?.uid, found.uid))
    const detail = [side === 'admin' && found.brandName, capital(statusWords[found.status])].filter(Boolean).join(' · ')
    return to('Briefs', found.name || 'New brief', detail, toBrief(found.brandUid, found.uid))
  }
  if (found.kind === 'account') {
    const search = { search: found.email, account: found.uid }
    return to('Accounts', found.name, found.email, { path: '/app/admin/user-explorer', search })
  }
  const parties = {
    brand: [found.influencerName],
    influencer: [found.brandName],
    admin: [found.influencerName, found.brandName],
  }
  const standing = found.outcome === 'open' ? stages[found.stage] : capital(outcomeWords[found.outcome])
  const detail = `${found.name} · ${standing}`
  return to(
    'Collabs',
    parties[side].join(' at '),
    detail,
    toCollab(found.uid, side === 'admin' ? undefined : current?.uid),
  )
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** What is there without asking the server: the pages of the menu, what one often does, and help. */
export function entriesFor({ side, current }: Session, menu: readonly ShownEntry[]): Entry[] {
  const uid = current?.uid
  const page = (title: string, to: To): Entry => ({ group: 'Pages', title, href: hrefOf(to) })
  const pages = menu
    .filter((entry) => !entry.blocked)
    .map(({ label, to, href }): Entry =>
      href
        ? { group: 'Pages', title: label, href, isElsewhere: true }
        : { group: 'Pages', title: label, href: hrefOf(to as To) },
    )
  const ofBrands = side === 'brand' ? [page('Briefs', toBriefs(uid)), page('Find creators', toCreators(uid))] : []
  const articles = [...new Set(Object.values(helpOf[side]).flat())].map((article): Entry => ({
    group: 'Help',
    title: articleTitles[article],
    href: hrefOfArticle(article),
    isElsewhere: true,
  }))
  return [...pages, ...ofBrands, page('Your account and security', toOwnAccount()), ...articles]
}

/** Those of which every typed word begins a word. */
export function matching(entries: readonly Entry[], typed: string): Entry[] {
  const words = wordsOf(typed)
  const seen = new Set<string>()
  return entries.filter(({ title, href }) => {
    const its = wordsOf(title)
    const isNew = !seen.has(href)
    seen.add(href)
    return isNew && words.every((word) => its.some((one) => one.startsWith(word)))
  })
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
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
  return recent.map((entry) => ({ ...entry, group: 'Opened last' }))
}
