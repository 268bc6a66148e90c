import type { StaffRole } from '../../../access/roles.ts'
import type { TableChoice } from '../../../kit/contract/table.ts'
import { useRead } from '../../../kit/web/calls.ts'
import { staffCalls } from '../contract.ts'

/** Who is signed in, as the list of the team has them. */
export type Self = { accountUid: string; name: string; role: StaffRole }

/** The team, to filter by and to assign to; `self` is null until it is known. */
export function useTeam(): { managers: TableChoice[]; self: Self | null } {
  const team = useRead(staffCalls.listStaff, {})
  const rows = team.data?.rows ?? []
  return {
    managers: rows.map(({ accountUid, name }) => ({ value: accountUid, label: name })),
    self: rows.find(({ isYou }) => isYou) ?? null,
  }
}

/** Why somebody of the team may not change a brand: only an admin changes those that others look after. */
export function notTheirs(
  { manager }: { manager: { uid: string; name: string } | null },
  { accountUid, role }: Self,
): string | null {
  if (role === 'admin' || manager?.uid === accountUid) return null
  return manager ? `looked after by ${manager.name}` : 'without an account manager'
}
