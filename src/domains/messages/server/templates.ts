import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { type Actor, isBrandMember, isStaff } from '../../../access/roles.ts'
import { noBrand } from '../../../access/server/guards.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { one } from '../../../kit/contract/must.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import { wrongFields } from '../template-fields.ts'
import { messageTemplates } from './tables.ts'

const ofTeam = 'staff'

/** As whom a template is changed. */
export const sideOfOwner = (owner: string) => (owner === ofTeam ? 'staff' : 'brand')

/** Whose templates somebody uses: those of a brand’s organisation, or without a brand our team’s. A stranger’s brand is none. */
export async function ownerOf(db: Queryable, actor: Actor, brandUid: string | undefined): Promise<string> {
  if (!brandUid && isStaff(actor)) return ofTeam
  if (!brandUid || !isBrandMember(actor, brandUid)) throw noBrand()
  const found = await db.select({ orgUid: brandFacts.orgUid }).from(brandFacts).where(eq(brandFacts.uid, brandUid))
  return one(found).orgUid
}

/** A template that the actor may use and change, locked; throws not-found otherwise. */
export async function lockTemplate(tx: Tx, actor: Actor, uid: string) {
  const [template] = await tx.select().from(messageTemplates).where(eq(messageTemplates.uid, uid)).for('update')
  if (!template || !(await isOwn(tx, actor, template.owner)))
    throw new CallError('not-found', 'We couldn’t find that template. Someone may have deleted it.')
  return template
}

async function isOwn(db: Queryable, actor: Actor, owner: string): Promise<boolean> {
  if (owner === ofTeam) return isStaff(actor)
  const own = and(eq(brandFacts.orgUid, owner), inArray(brandFacts.uid, Object.keys(actor.brands)))
  const found = await db.select({ uid: brandFacts.uid }).from(brandFacts).where(own).limit(1)
  return found.length > 0
}

const wrong = (field: 'name' | 'text', message: string) =>
  new CallError('invalid-argument', message, { details: { fields: [{ field: `fields.${field}`, message }] } })

/** Refuses a name that another template of the set has, and fields that there are not. */
export async function assertTemplate(
  tx: Tx,
  { owner, uid, name, text }: { owner: string; uid: string | null; name: string; text: string },
): Promise<void> {
  // One after the other: names are compared, and templates counted, over the whole set.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`message_templates:${owner}`}))`)
  const wrongText = wrongFields(text)
  if (wrongText) throw wrong('text', wrongText)
  const same = and(
    eq(messageTemplates.owner, owner),
    sql`lower(${messageTemplates.name}) = lower(${name})`,
    uid === null ? undefined : ne(messageTemplates.uid, uid),
  )
  if ((await tx.$count(messageTemplates, same)) > 0)
    throw wrong('name', 'There’s already a template with this name. Choose another name.')
}
