import { type Actor, isBrandMember, isStaff, isStaffForBrand } from '../../../access/roles.ts'
import type { Policy } from '../../../access/server/policy.ts'

type Row = { brandUid: string }
const isHost = (actor: Actor, { brandUid }: Row) => isBrandMember(actor, brandUid)
const isStaffFor = (actor: Actor, { brandUid }: Row) => isStaffForBrand(actor, brandUid)

/** Campaigns are their venue's and the team's. Questions are asked by the brand; what an expert does is the expert's to say. */
export const campaignPolicy: Policy<Row, 'see' | 'edit' | 'ask' | 'reply' | 'manageTasks'> = {
  see: [isHost, isStaff],
  edit: [isHost, isStaffFor],
  ask: [isHost],
  reply: [isHost, isStaffFor],
  manageTasks: [isStaffFor],
}
