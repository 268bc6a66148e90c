import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { allow, sameVersion } from '../../../../access/server/policy.ts'
import { record } from '../../../audit/server/record.ts'
import { lockBrand } from '../../../profiles/server/save.ts'
import type { organisationCalls } from '../../contract.ts'
import { lockContact, viewContacts } from '../contacts.ts'
import { contactPolicy } from '../policy.ts'
import { brandContacts } from '../tables.ts'

export const removeBrandContact: Handler<typeof organisationCalls.removeBrandContact> = async (
  { brandUid, uid, version },
  { actor, tx },
) => {
  const brand = await lockBrand(tx, actor, brandUid)
  allow(contactPolicy, actor, 'change', brand)
  sameVersion(await lockContact(tx, brandUid, uid), version)
  await tx.delete(brandContacts).where(eq(brandContacts.uid, uid))
  await record(tx, actor, 'staff', 'brand.contact-removed', { subjectUid: brandUid, brandUid })
  return viewContacts(tx, actor, brand)
}
