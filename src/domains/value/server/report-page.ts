import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { hashSecret } from '../../accounts/server/tokens.ts'
import { unsafeFindFiles } from '../../media/server/reads.ts'
import { viewFile } from '../../media/server/view.ts'
import { findOrganisationNames } from '../../organisations/server/reads.ts'
import { listBrandsOf } from '../../profiles/server/reads.ts'
import { reportLinks, reportLogos, reportWords } from './tables.ts'

/** By which name a report speaks: the one venue's, or the organisation's where there are several. */
export async function reportName(db: Queryable, orgUid: string, brandUids: readonly string[]): Promise<string> {
  if (brandUids.length === 1) {
    const venue = (await listBrandsOf(db, orgUid)).find(({ uid }) => uid === brandUids[0])
    if (venue) return venue.name
  }
  return (await findOrganisationNames(db, [orgUid])).get(orgUid) ?? ''
}

/** What the organisation says itself in the report of a month; empty at version 0 until somebody has. */
export async function findWords(db: Queryable, orgUid: string, month: string) {
  const [row] = await db
    .select({ intro: reportWords.intro, plans: reportWords.plans, version: reportWords.version })
    .from(reportWords)
    .where(and(eq(reportWords.orgUid, orgUid), eq(reportWords.month, month)))
  return row ?? { intro: '', plans: '', version: 0 }
}

/** The file of the logo on an organisation's reports. */
export async function findLogoFile(db: Queryable, orgUid: string) {
  const [row] = await db
    .select({ fileUid: reportLogos.fileUid })
    .from(reportLogos)
    .where(eq(reportLogos.orgUid, orgUid))
  const [file] = row ? await unsafeFindFiles(db, [row.fileUid]) : []
  return file ?? null
}

/** The same as pages draw it. */
export async function findLogo(db: Queryable, config: Config, orgUid: string) {
  const file = await findLogoFile(db, orgUid)
  return file && { path: viewFile(config, file).file_path, width: file.width, height: file.height }
}

/** Neither revoked nor ended. */
const isOpen = () => and(isNull(reportLinks.revokedAt), gt(reportLinks.expiresAt, now()))

/** The links to the report of a month that somebody made and that still open it, newest first. */
export async function listReportLinks(db: Queryable, orgUid: string, month: string) {
  const rows = await db
    .select({ uid: reportLinks.uid, expiresAt: reportLinks.expiresAt, withCosts: reportLinks.withCosts })
    .from(reportLinks)
    .where(
      and(eq(reportLinks.orgUid, orgUid), eq(reportLinks.month, month), isNull(reportLinks.recipientUid), isOpen()),
    )
    .orderBy(desc(reportLinks.createdAt))
  return rows.map(({ expiresAt, ...link }) => ({ ...link, expiresAt: expiresAt.toISOString() }))
}

/** Whether a link still opens its report. */
export async function isReportLinkOpen(db: Queryable, linkUid: string): Promise<boolean> {
  const { uid } = reportLinks
  const [link] = await db
    .select({ uid })
    .from(reportLinks)
    .where(and(eq(uid, linkUid), isOpen()))
  return link !== undefined
}

/** The report that a link opens, of which venues, and whether with costs; an ended, revoked or unknown link opens nothing. */
export async function openReportLink(db: Queryable, token: string) {
  const { uid, orgUid, month, withCosts, brandUids, tokenHash } = reportLinks
  const [link] = await db
    .select({ uid, orgUid, month, withCosts, brandUids })
    .from(reportLinks)
    .where(and(eq(tokenHash, hashSecret(token)), isOpen()))
  if (!link) throw new CallError('not-found', 'This link has expired. Ask whoever sent it for a new one.')
  return link
}
