import { hourMs, now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import { isSigned, sign } from '../../../kit/server/signing.ts'

/** How long the address of a PDF works at least once a page was opened; up to twice as long, so that a page opened again has the same. */
const validMs = hourMs

/** What a PDF of a report shows: everything, or what a link shows with or without costs. */
export const paperScopes = ['all', 'costs', 'plain'] as const
export type PaperScope = (typeof paperScopes)[number]
export type PaperAsked = {
  orgUid: string
  month: string
  scope: PaperScope
  /** Some of its venues; null for all. */
  brandUids: readonly string[] | null
  /** The link that it was shown by, and ends with; null for the brand's own people and ours. */
  linkUid: string | null
}
export type PaperQuery = Partial<Record<'org' | 'month' | 'scope' | 'venues' | 'link' | 'until' | 'sig', string>>

/** The address of a report as a PDF, for who may read it: nobody can widen it to other venues, months or costs. */
export function reportPaperLink(config: Config, { orgUid, month, scope, brandUids, linkUid }: PaperAsked): string {
  const until = String(Math.ceil(now().getTime() / validMs + 1) * validMs)
  const venues = brandUids?.join(',') ?? ''
  const link = linkUid ?? ''
  const sig = sign(config, 'report-paper', orgUid, month, scope, venues, link, until)
  return `/reports/monthly.pdf?${new URLSearchParams({ org: orgUid, month, scope, venues, link, until, sig })}`
}

/** Which report an address opens; null when it is not ours or has ended. */
export function readReportPaperLink(
  config: Config,
  { org = '', month = '', scope = '', venues = '', link = '', until = '', sig = '' }: PaperQuery,
): PaperAsked | null {
  const known = paperScopes.find((one) => one === scope)
  if (!known || !/^\d{1,15}$/.test(until) || Number(until) <= now().getTime()) return null
  if (!isSigned(config, 'report-paper', sig, org, month, scope, venues, link, until)) return null
  return { orgUid: org, month, scope: known, brandUids: venues ? venues.split(',') : null, linkUid: link || null }
}
