import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Scanner } from '../../../adapters/scanning/scanning.ts'
import type { Actor } from '../../../access/roles.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { minuteMs, now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Db, Queryable, Tx } from '../../../kit/server/database.ts'
import type { SealedColumn } from '../../../kit/server/sealing-again.ts'
import { seal, unseal } from '../../../kit/server/sealing.ts'
import { isSigned, sign } from '../../../kit/server/signing.ts'
import { inWorkFolder } from '../../../kit/server/work-folder.ts'
import { notifyProfiles, recordCollab } from '../../collabs/server/save.ts'
import { openImage } from '../../media/server/probe-image.ts'
import type { TicketKind } from '../plans.ts'
import { lockToPlan } from './begin.ts'
import { transportTickets } from './tables.ts'
import { getTransport, transportLine } from './transports.ts'

const purpose = 'transport-ticket'

export const sealedTickets: SealedColumn = {
  table: transportTickets,
  column: transportTickets.sealed,
  key: [transportTickets.transportUid],
  purpose,
}
const openMs = 2 * minuteMs
/** Enough to read a barcode. */
const longestSide = 2_400
const pictures = new Set(['jpeg', 'png', 'webp'])

type Parts = { db: Db; config: Config; scanner: Scanner | null }

/** Keeps the ticket of a transport in place of the one before it, and tells the creator. For whoever plans the collab. */
export async function keepTicket(
  { db, config, scanner }: Parts,
  actor: Actor,
  { uid, bytes }: { uid: string; bytes: Buffer },
): Promise<void> {
  const { collabUid } = await getTransport(db, uid)
  // A stranger's file is not even looked at.
  await db.transaction((tx) => lockToPlan(tx, actor, collabUid))
  await assertClean(scanner, bytes)
  const ticket = await readable(bytes)
  await db.transaction(async (tx) => {
    const { collab, brand } = await lockToPlan(tx, actor, collabUid)
    const transport = await getTransport(tx, uid)
    await storeTicket(tx, config, uid, ticket)
    await recordCollab({ actor, tx }, 'collab.ticket-added', null, collab, { touches: ['logistics'] })
    const content = {
      kind: 'logistics.ticket-added',
      title: `${brand.name} added your ticket`,
      lines: [`${transportLine({ ...transport, leavesTime: null })}.`],
      action: 'Open your ticket',
    }
    await notifyProfiles({ tx, config }, collab, [collab.influencerUid], content, `${uid}:${now().getTime()}`)
  })
}

/** Stores a ticket that was looked at, sealed, in place of the one before it. */
export async function storeTicket(
  tx: Tx,
  config: Config,
  transportUid: string,
  { kind, body }: { kind: TicketKind; body: Buffer },
): Promise<void> {
  const row = { kind, bytes: body.length, sealed: seal(config, purpose, body.toString('base64')), addedAt: now() }
  await tx
    .insert(transportTickets)
    .values({ ...row, transportUid })
    .onConflictDoUpdate({ target: transportTickets.transportUid, set: row })
}

async function assertClean(scanner: Scanner | null, bytes: Buffer): Promise<void> {
  if (!scanner) return
  await inWorkFolder(async (folder) => {
    const path = join(folder, 'ticket')
    await writeFile(path, bytes)
    const found = await scanner.scan(path).catch((cause: unknown) => {
      throw new CallError('unavailable', 'We can’t check files for viruses right now. Try again in a few minutes.', {
        cause,
      })
    })
    if (found !== null)
      throw new CallError(
        'invalid-argument',
        'Our virus scanner found something harmful in this file. Check your device, then choose a clean copy.',
      )
  })
}

/** A PDF as it is; a picture as a JPEG without what the camera wrote into it. */
async function readable(bytes: Buffer): Promise<{ kind: TicketKind; body: Buffer }> {
  if (isWholePdf(bytes)) return { kind: 'pdf', body: bytes }
  try {
    const image = await openImage(bytes)
    const { format } = await image.metadata()
    if (!pictures.has(format ?? '')) throw new Error(`not a picture: ${format}`)
    const room = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const
    const body = await image.resize(room).flatten({ background: '#fff' }).jpeg({ quality: 90 }).toBuffer()
    return { kind: 'jpeg', body }
  } catch (cause) {
    throw new CallError('invalid-argument', 'We can’t read this file. Choose a PDF, or a JPEG, PNG or WebP picture.', {
      cause,
    })
  }
}

/** Begins and ends as a PDF does: one that was cut off on its way is refused, rather than found out on the platform. */
function isWholePdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-1024).includes('%%EOF')
}

/** The ticket of a transport as it was kept; null where there is none, or it is deleted. */
export async function findTicket(db: Queryable, config: Config, transportUid: string) {
  const [row] = await db.select().from(transportTickets).where(eq(transportTickets.transportUid, transportUid))
  const body = row && unseal(config, purpose, row.sealed)
  return body ? { kind: row.kind, body: Buffer.from(body, 'base64') } : null
}

/** The address of a ticket, for who was just allowed to open it. */
export function ticketUrl(config: Config, transportUid: string): string {
  const until = String(now().getTime() + openMs)
  return `/transports/${transportUid}/ticket?until=${until}&sig=${sign(config, purpose, transportUid, until)}`
}

/** Whether such an address is ours and still opens. */
export function isOpenTicket(config: Config, transportUid: string, until: string, sig: string): boolean {
  return Number(until) > now().getTime() && isSigned(config, purpose, sig, transportUid, until)
}
