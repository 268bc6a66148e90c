import { isBrandMember, isStaffForBrand } from '../../accounts/roles.ts'
import type { Policy } from '../../accounts/server/gate.ts'

type Subject = { brandUid: string }
const ofBrand = (actor: Parameters<typeof isBrandMember>[0], brief: Subject) => isBrandMember(actor, brief.brandUid)
const staffOfBrand = (actor: Parameters<typeof isBrandMember>[0], brief: Subject) => isStaffForBrand(actor, brief.brandUid)

/** Who may do what with a brief. Whoever may not see it is answered as if it did not exist. */
export const briefPolicy: Policy<Subject, 'see' | 'edit' | 'submit' | 'approve' | 'return' | 'pause' | 'resume' | 'archive'> = {
  see: [ofBrand, staffOfBrand],
  edit: [ofBrand, staffOfBrand],
  submit: [ofBrand, staffOfBrand],
  approve: [staffOfBrand],
  return: [staffOfBrand],
  pause: [ofBrand, staffOfBrand],
  resume: [ofBrand, staffOfBrand],
  archive: [ofBrand, staffOfBrand],
}
