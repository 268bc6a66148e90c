import { type Actor, isBrandMember, isStaff, isStaffForBrand } from '../../../access/roles.ts'
import type { Policy } from '../../../access/server/policy.ts'

type Subject = { brandUid: string }
const memberOfBrand = (actor: Actor, brief: Subject) => isBrandMember(actor, brief.brandUid)
const staffOfBrand = (actor: Actor, brief: Subject) => isStaffForBrand(actor, brief.brandUid)

/** Who may do what with a brief. What a live one says is for every influencer too; see `getVisibleBrief`. */
export const briefPolicy: Policy<
  Subject,
  'see' | 'edit' | 'submit' | 'approve' | 'return' | 'pause' | 'resume' | 'archive' | 'duplicate'
> = {
  see: [memberOfBrand, isStaff],
  edit: [memberOfBrand, staffOfBrand],
  submit: [memberOfBrand, staffOfBrand],
  approve: [staffOfBrand],
  return: [staffOfBrand],
  pause: [memberOfBrand, staffOfBrand],
  resume: [memberOfBrand, staffOfBrand],
  archive: [memberOfBrand, staffOfBrand],
  duplicate: [memberOfBrand, staffOfBrand],
}
