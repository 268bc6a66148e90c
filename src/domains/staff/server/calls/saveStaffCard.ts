import { accountOf } from '../../../../access/roles.ts'
import { must } from '../../../../kit/contract/must.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { lockStaffMember, setStaffCard } from '../../../accounts/server/staff.ts'
import { slugOf } from '../../../profiles/slug.ts'
import type { staffCalls } from '../../contract.ts'
import { recordOnAccount } from '../account.ts'
import { freeSlug, viewStaff } from '../staff.ts'

export const saveStaffCard: Handler<typeof staffCalls.saveStaffCard> = async ({ name, slug }, { actor, tx }) => {
  const uid = accountOf(actor)
  const wanted = slugOf(slug)
  if (wanted === '' || (await freeSlug(tx, wanted, uid)) !== wanted)
    throw new CallError('aborted', 'That address is already taken. Choose another.')
  const before = must(await lockStaffMember(tx, uid), 'staff card of the caller')
  await setStaffCard(tx, uid, { name, slug: wanted })
  await recordOnAccount(tx, actor, 'staff-card-updated', uid, {
    before: { name: before.displayName, slug: before.slug },
    after: { name, slug: wanted },
  })
  return viewStaff(tx, actor)
}
