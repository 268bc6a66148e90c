import type pg from 'pg'

/** Who makes a call in the table of calls. */
export type Side = 'creator' | 'brand' | 'manager' | 'admin' | 'anybody'
/** Somebody of a side, with records of their own that calls are about. */
export type Person = {
  accountUid: string | null
  sessionUid: string | null
  profileUid: string
  brandUid: string
  influencerUid: string
  collabUid: string
  briefUid: string
  deliverableUid: string
  fileUid: string
}

/** People of each side of a market with a past. */
export async function findPeople(client: pg.ClientBase): Promise<Record<Side, Person[]>> {
  const people = (side: 'influencer' | 'brand') =>
    client.query<Person>(`
      select m.account_uid as "accountUid", s.uid as "sessionUid", m.profile_uid as "profileUid", c.brand_uid as "brandUid",
        c.influencer_uid as "influencerUid", c.uid as "collabUid", c.brief_uid as "briefUid", d.uid as "deliverableUid",
        replace(d.uid, 'deliverable', 'file') as "fileUid"
      from memberships m join sessions s using (account_uid)
      join lateral (select * from collabs where ${side}_uid = m.profile_uid and stage = 5 and outcome = 'open' order by uid limit 1) c on true
      join deliverables d on d.collab_uid = c.uid order by m.account_uid limit 60`)
  const [creator, brand] = [(await people('influencer')).rows, (await people('brand')).rows]
  const staff = (role: string) =>
    client.query<Person>(
      `select account_uid as "accountUid", s.uid as "sessionUid", '' as "profileUid" from staff join sessions s using (account_uid) where role = $1`,
      [role],
    )
  const asStaff = (rows: Person[]) => rows.map((row, at) => ({ ...brand[at % brand.length], ...row }) as Person)
  return {
    creator,
    brand,
    manager: asStaff((await staff('account_manager')).rows),
    admin: asStaff((await staff('admin')).rows),
    anybody: brand.map((person) => ({ ...person, accountUid: null, sessionUid: null })),
  }
}
