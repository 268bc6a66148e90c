import { createHash } from 'node:crypto'
import { money } from '../../../../kit/contract/money.ts'
import { dayInWords } from '../../../../kit/contract/when.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { SheetRow } from '../../../../kit/server/sheets/sheet.ts'
import { dayIn } from '../../../briefs/stay-calendar.ts'
import { findMeant } from '../../../lists/server/match.ts'
import { readHandle } from '../../../profiles/social-handle.ts'
import { venueCurrencyOf } from '../../../profiles/vocabulary.ts'
import { isInAnother, readAmount } from '../../../value/list-amounts.ts'
import { type DayOrder, readDay, readMonth } from '../../../value/list-days.ts'
import { monthName } from '../../../value/report.ts'
import { findPastCollabs, type NewPastCollab } from '../../../value/server/past-collabs.ts'
import { type Mapping, type PastField, pastFields } from '../../fields.ts'
import { cellText, handleWithName, isNothing, isTotals } from '../cells.ts'
import { readFollowers } from '../creators/read-creator.ts'
import { noPlan, type Plan } from '../plan.ts'
import { inEarlierLine, type Remark, remark } from '../remark.ts'
import { findHosts, type Host, type HostFinder, isHost } from './hosts.ts'
import type { Correcting } from '../venues/corrections.ts'
import { planKnownPast } from './past-changes.ts'
import type { VisitList } from './plan-redemptions.ts'

type Cells = Record<PastField, string>
const most = { creator: 80, links: 20, link: 500 }

/** What becomes of some rows about collabs from before a venue was here; writes nothing. Nobody is notified, and nothing is counted anywhere else. */
export async function planPast(
  db: Queryable,
  rows: readonly SheetRow[],
  list: VisitList & Partial<Correcting>,
  seen: Map<string, number>,
): Promise<Plan[]> {
  const cells = rows.map((row) => cellsOf(row, list.mapping))
  const hostOf = await findHosts(
    db,
    cells.map(({ venue }) => venue),
    list.brandUid,
  )
  const meant = await findMeant(
    db,
    cells.flatMap(({ creator }) => creator || []),
  )
  const read = rows.map((row, nth) => readPast(row, cells[nth] ?? noCells, { list, hostOf }))
  const known = await findPastCollabs(
    db,
    read.flatMap(({ past }) => past ?? []),
  )
  return read.map((plan, nth) => {
    if (!plan.past) return plan
    const who = meant.get(cells[nth]?.creator ?? '')
    const keyed = `${plan.past.brandUid} ${plan.past.key}`
    const earlier = seen.get(keyed)
    if (earlier !== undefined) return { ...plan, outcome: 'duplicate', remarks: [inEarlierLine(earlier)], past: null }
    seen.set(keyed, plan.line)
    const there = known.get(keyed)
    if (there) return planKnownPast(plan, there, plan.past, list)
    const remarks = who ? plan.remarks : [notOurs(plan.name), ...plan.remarks]
    return {
      ...plan,
      remarks,
      influencerUid: who?.uid ?? null,
      past: { ...plan.past, influencerUid: who?.uid ?? null },
    }
  })
}

const unreadDay = (day: string) => {
  // A quarter or a year alone.
  const hint = /\d{4}/.test(day) ? ' Use a day or a month, such as 12/03/2025 or March 2025.' : ''
  return remark(`We can’t read the date.${hint}`, `We can’t read the date.${hint}`, day)
}
const notOurs = (creator: string) =>
  remark(
    `We don’t know “${creator}”, or several people could be meant, so it’s added without a link to a creator.`,
    'We don’t know the creator, or several people could be meant. It’s added without a link to a creator.',
    creator,
  )

function readPast(row: SheetRow, cells: Cells, { list, hostOf }: { list: VisitList; hostOf: HostFinder }): Plan {
  const creator = (readHandle(cells.creator).handle || cells.creator).slice(0, most.creator)
  const blank: Plan = { ...noPlan, line: row.line, name: creator, outcome: 'refused', remarks: [] }
  const refused = (why: Remark): Plan => ({ ...blank, remarks: [why] })
  if (row.problem) return refused(remark(row.problem))
  if (!creator) return refused(remark('It has no creator.'))
  if (isTotals(creator)) return refused(remark('This looks like a totals row.'))
  const host = hostOf(cells.venue)
  if (!isHost(host)) return refused(host)
  const visitedOn = readTimeOf(cells.day, list.dayOrder)
  if (!visitedOn) return refused(cells.day ? unreadDay(cells.day) : remark('It has no date.'))
  const today = dayIn(host.timezone, now())
  if (visitedOn > today.slice(0, visitedOn.length))
    return refused(remark('The date is in the future.', 'The date is in the future.', cells.day))
  const remarks: Remark[] = []
  const links = readLinks(cells.link, remarks)
  const key = [creator.toLowerCase(), visitedOn, ...links.toSorted()].join('\n')
  return {
    ...blank,
    outcome: 'added',
    remarks,
    brandUid: host.uid,
    past: {
      brandUid: host.uid,
      creator,
      visitedOn,
      links,
      views: readNumber('views', cells, remarks),
      likes: readNumber('likes', cells, remarks),
      comments: readNumber('comments', cells, remarks),
      saves: readNumber('saves', cells, remarks),
      ...readSpend(cells.spend, host, remarks),
      key: createHash('sha256').update(key).digest('base64url'),
    },
  }
}

/** A day or, where the list has no more, a month. */
const readTimeOf = (text: string, order: DayOrder | null | undefined): string | null =>
  readDay(text, order ?? 'day-first') ?? readMonth(text)

const isField = (name: string): name is PastField => Object.hasOwn(pastFields, name)
const noCells = Object.fromEntries(Object.keys(pastFields).map((field) => [field, ''])) as Cells

/** The cells by what they hold; several columns of links become one text. */
function cellsOf({ cells: given }: SheetRow, mapping: Mapping): Cells {
  const cells = { ...noCells }
  for (const [at, field] of mapping.entries()) {
    const text = cellText(given[at] ?? '')
    if (field === null || !isField(field) || isNothing(text)) continue
    cells[field] = cells[field] ? `${cells[field]} ${text}` : text
  }
  return { ...cells, creator: handleWithName(cells.creator)?.handle ?? cells.creator }
}

/** Web addresses, in any number of cells; what is none is left out. */
function readLinks(text: string, remarks: Remark[]): string[] {
  const parts = text.split(/[\s,;|]+/).filter(Boolean)
  const links = parts.map((part) =>
    /^(www\.)?(instagram|tiktok|youtube|youtu)\.\w/i.test(part) ? `https://${part}` : part,
  )
  const read = links.filter((link) => /^https?:\/\//i.test(link) && URL.canParse(link) && link.length <= most.link)
  if (read.length < links.length)
    remarks.push(
      remark(
        `“${(links.find((link) => !read.includes(link)) ?? '').slice(0, 60)}” isn’t a web address, so it’s left out.`,
        'A link isn’t a web address, so it’s left out.',
        links.find((link) => !read.includes(link))?.slice(0, 60) ?? null,
      ),
    )
  if (read.length > most.links) remarks.push(remark(`We kept its first ${most.links} links.`))
  return [...new Set(read)].slice(0, most.links)
}

function readNumber(field: 'views' | 'likes' | 'comments' | 'saves', cells: Cells, remarks: Remark[]): number | null {
  const number = cells[field] ? readFollowers(cells[field]) : null
  if (cells[field] && number === null)
    remarks.push(
      remark(
        `We can’t read its ${field} (${cells[field].slice(0, 40)}), so they’re left out.`,
        `We can’t read its ${field}, so they’re left out.`,
        cells[field].slice(0, 40),
      ),
    )
  return number
}

function readSpend(text: string, { country }: Host, remarks: Remark[]): Pick<NewPastCollab, 'spendMinor' | 'currency'> {
  const currency = venueCurrencyOf(country ?? '')
  const isForeign = isInAnother(text, currency)
  const spendMinor = text && !isForeign ? readAmount(text) : null
  if (text && spendMinor === null) {
    const why = isForeign
      ? `Its cost isn’t in ${currency}, so it’s left out.`
      : 'We can’t read its cost, so it’s left out.'
    remarks.push(remark(why, why, text.slice(0, 40)))
  }
  return { spendMinor, currency }
}

/** `12 March 2025, 2 links, 12,000 views, 300 likes, £85.50`. */
export function pastWords(past: NonNullable<Plan['past']>): string {
  const { visitedOn, links, spendMinor, currency } = past
  return [
    visitedOn.length > 7 ? dayInWords(visitedOn) : monthName(visitedOn),
    links.length > 0 && `${links.length} ${links.length === 1 ? 'link' : 'links'}`,
    ...(['views', 'likes', 'comments', 'saves'] as const).map((key) => {
      const count = past[key]
      return typeof count === 'number' && `${count.toLocaleString('en-GB')} ${key}`
    }),
    typeof spendMinor === 'number' && money(spendMinor, currency),
  ]
    .filter(Boolean)
    .join(', ')
}
