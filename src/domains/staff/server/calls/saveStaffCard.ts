import { accountOf } from '../../../../access/roles.ts'
import { eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { accounts, staff } from '../../../accounts/server/tables.ts'
import { slugOf } from '../../../profiles/slug.ts'
import type { staffCalls } from '../../contract.ts'
import { recordOnAccount } from '../account.ts'
import { freeSlug, viewStaff } from '../staff.ts'

export const saveStaffCard: Handler<typeof staffCalls.saveStaffCard> = async ({ name, slug }, { actor, tx }) => {
  const uid = accountOf(actor)
  const wanted = slugOf(slug)
  if (wanted === '' || (await freeSlug(tx, wanted, uid)) !== wanted)
    throw new CallError('aborted', 'Another one has this address already. Choose another.')
  const [before] = await tx.select().from(staff).where(eq(staff.accountUid, uid)).for('update')
  await tx.update(staff).set({ displayName: name, slug: wanted }).where(eq(staff.accountUid, uid))
  await tx.update(accounts).set({ displayName: name }).where(eq(accounts.uid, uid))
  await recordOnAccount(tx, actor, 'card-saved', uid, {
    before: { name: before!.displayName, slug: before!.slug },
    after: { name, slug: wanted },
  })
  return viewStaff(tx, actor)
}
