import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { mails } from '../../../../kit/server/mail/tables.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { organisationCalls } from '../../contract.ts'

const fields = { name: 'Maria Rossi', role: 'Owner', email: 'maria@example.test', phone: '+44 20 7946 0018' }
const added = (w: World) => ({ brandUid: w.luna, contact: null, fields })
describeCall(organisationCalls.saveBrandContact, added)

it('adds a contact and changes it, writes to nobody, and says so in the log', async () => {
  const w = await world()
  const { rows } = await w.anna.call('saveBrandContact', added(w))
  const [maria] = rows
  expect(maria).toMatchObject({ ...fields, version: 1, team: 'none' })
  const change = {
    brandUid: w.luna,
    contact: { uid: must(maria).uid, version: 1 },
    fields: { ...fields, role: 'Chef' },
  }
  expect((await w.ada.call('saveBrandContact', change)).rows).toMatchObject([{ role: 'Chef', version: 2 }])
  expect((await refusal(w.anna.call('saveBrandContact', change))).code).toBe('aborted')
  const other = { ...change, brandUid: w.orso, contact: { uid: must(maria).uid, version: 2 } }
  expect((await refusal(w.ada.call('saveBrandContact', other))).code).toBe('not-found')
  expect(await w.database.db.$count(mails)).toBe(0)
  expect((await w.eventsOf(w.luna)).filter(({ kind }) => kind === 'brand.contact-saved')).toHaveLength(2)
})
