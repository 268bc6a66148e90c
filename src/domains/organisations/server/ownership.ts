import type { Actor } from '../../../access/roles.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { addMembership } from '../../accounts/server/accounts.ts'
import { listTeamMembers } from '../../accounts/server/team-members.ts'
import { listBrandsOf } from '../../profiles/server/reads.ts'
import { lockOrganisation } from './reads.ts'
import { recordTeam } from './team.ts'

/** Makes somebody the owner of a brand, and of its organisation's other brands that the same people own; these become admins. Answers the brands' names, and who owned them. */
export async function moveOwnership(
  tx: Tx,
  actor: Actor,
  brand: { uid: string; orgUid: string },
  accountUid: string,
): Promise<{ names: string[]; before: { uid: string; email: string }[] }> {
  await lockOrganisation(tx, brand.orgUid)
  const isOwner = (member: { role: string }) => member.role === 'owner'
  const owners = (await listTeamMembers(tx, brand.uid)).filter(isOwner)
  const from = new Set(owners.map((owner) => owner.accountUid))
  const moved: string[] = []
  for (const { uid, name } of await listBrandsOf(tx, brand.orgUid)) {
    const leaving = (await listTeamMembers(tx, uid)).filter((member) => isOwner(member) && from.has(member.accountUid))
    if (leaving.length === 0 && uid !== brand.uid) continue
    for (const owner of leaving) await addMembership(tx, owner.accountUid, 'brand', uid, 'admin')
    await addMembership(tx, accountUid, 'brand', uid, 'owner')
    await recordTeam(tx, actor, uid, 'ownership-handed-over', { accountUid }, { after: 'owner' })
    moved.push(name)
  }
  return { names: moved, before: owners.map((owner) => ({ uid: owner.accountUid, email: owner.email })) }
}
