import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { allow, sameVersion } from '../../../../access/server/policy.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { record } from '../../../audit/server/record.ts'
import { lockBrand } from '../../../profiles/server/save.ts'
import type { organisationCalls } from '../../contract.ts'
import { insertContacts, listContacts, lockContact, mostContacts, viewContacts } from '../contacts.ts'
import { contactPolicy } from '../policy.ts'
import { brandContacts } from '../tables.ts'

export const saveBrandContact: Handler<typeof organisationCalls.saveBrandContact> = async (
  { brandUid, contact, fields },
  { actor, tx },
) => {
  const brand = await lockBrand(tx, actor, brandUid)
  allow(contactPolicy, actor, 'change', brand)
  if (contact) {
    const before = await lockContact(tx, brandUid, contact.uid)
    sameVersion(before, contact.version)
    await tx
      .update(brandContacts)
      .set({ ...fields, version: before.version + 1 })
      .where(eq(brandContacts.uid, before.uid))
  } else {
    if ((await listContacts(tx, [brandUid])).length >= mostContacts)
      throw new CallError('failed-precondition', `This brand already has ${mostContacts} contacts. Remove one first.`)
    await insertContacts(tx, [{ ...fields, brandUid }])
  }
  await record(tx, actor, 'staff', 'brand.contact-saved', { subjectUid: brandUid, brandUid })
  return viewContacts(tx, actor, brand)
}
