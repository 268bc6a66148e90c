import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Database, Queryable } from '../../../kit/server/database.ts'
import { systemActor } from '../../../access/roles.ts'
import { slugOf } from '../../profiles/slug.ts'
import type { StayDates } from '../../briefs/stays.ts'
import type { Terms } from '../terms.ts'
import { companions } from './companions.ts'
import type { Collab } from './reads.ts'
import { findSignatures } from './signatures.ts'
import { collabs } from './tables.ts'
import { isTermsLink } from './terms-link.ts'
import { termsPdf } from './terms-pdf.ts'

type TermsRequest = FastifyRequest<{ Querystring: { collab?: string; until?: string; sig?: string } }>

/** `GET /collabs/terms`: the agreed terms as a PDF, by an address from `getTermsLink`. */
export function collabRoutes(app: FastifyInstance, { database, config }: { database: Database; config: Config }): void {
  app.get('/collabs/terms', async (request: TermsRequest, reply) => {
    const uid = request.query.collab
    if (!uid || !isTermsLink(config, request.query))
      throw new CallError('not-found', 'This link has expired. Open the document again from the collab.')
    const [collab] = await database.db.select().from(collabs).where(eq(collabs.uid, uid))
    if (!collab?.terms)
      throw new CallError('not-found', 'This link has expired. Open the document again from the collab.')
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `inline; filename="${fileName(collab.terms)}"`)
      .type('application/pdf')
      .send(
        await termsPdf(
          config.PRODUCT_NAME,
          collab.terms,
          await findSignatures(database.db, collab, collab.terms),
          await bookedStay(database.db, collab),
        ),
      )
  })
}

/** `agreement-luna-2026-03-02.pdf`: headers carry plain letters only. */
function fileName({ brandName, agreedAt }: Terms): string {
  return `${['agreement', slugOf(brandName.normalize('NFD'), 40), agreedAt.slice(0, 10)].filter(Boolean).join('-')}.pdf`
}

/** The dates of a booked stay, which the agreement names. */
async function bookedStay(db: Queryable, collab: Collab): Promise<StayDates | null> {
  const visits = await companions().visits.viewVisits(db, systemActor, [collab])
  return visits.get(collab.uid)?.visit?.stay ?? null
}
