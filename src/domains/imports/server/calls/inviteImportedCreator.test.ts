import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { mails } from '../../../../kit/server/mail/tables.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { importedCreator } from '../../../../world/import-stories.ts'
import { mailsTo } from '../../../../world/meeting-stories.ts'
import { world } from '../../../../world/world.ts'
import { createAccount, findAccountByEmail } from '../../../accounts/server/accounts.ts'
import { makeInfluencer } from '../../../profiles/server/build.ts'
import { importCalls } from '../../contract.ts'

describeCall(importCalls.inviteImportedCreator, async (w) => ({ uid: await importedCreator(w, w.anna) }))

it('makes an account that nobody can sign in to but by the mailed link, without a profile', async () => {
  const w = await world()
  const { db } = w.database
  const uid = await importedCreator(w, w.anna)
  // The import itself wrote to nobody, and made nothing to sign in to.
  expect(await db.$count(mails)).toBe(0)
  expect(await findAccountByEmail(db, 'mara@example.test')).toBeNull()
  expect(await w.anna.call('inviteImportedCreator', { uid })).toMatchObject({ state: 'invited' })
  const [mail] = await mailsTo(w, 'mara@example.test')
  expect(mail?.subject).toBe('Anna invited you to Plusone')
  expect(mail?.text).toContain('/unknown-sender?token=')
  const account = must(await findAccountByEmail(db, 'mara@example.test'))
  expect(account).toMatchObject({ displayName: 'Mara Lind', passwordHash: null })
  const { rows } = await w.anna.call('listOnboardings', {})
  expect(rows).toMatchObject([{ account: { uid: account.uid }, side: 'influencer', step: 'handle', profileUid: null }])
  expect(await w.eventsOf(uid)).toMatchObject([{ kind: 'import.creator-invited', actorUid: w.anna.accountUid }])
})

it('writes again only after the link has run out, and never to who has joined', async () => {
  const w = await world()
  const uid = await importedCreator(w, w.anna)
  await w.anna.call('inviteImportedCreator', { uid })
  expect((await refusal(w.anna.call('inviteImportedCreator', { uid }))).message).toBe(
    'They were invited less than a week ago.',
  )
  setClock(plus(now(), 8 * dayMs))
  await w.anna.call('inviteImportedCreator', { uid })
  expect(await mailsTo(w, 'mara@example.test')).toHaveLength(2)
  const ownerUid = must(await findAccountByEmail(w.database.db, 'mara@example.test')).uid
  await w.tx((tx) => makeInfluencer(tx, { name: 'Mara', handle: 'mara', ownerUid }))
  setClock(plus(now(), 8 * dayMs))
  expect((await refusal(w.anna.call('inviteImportedCreator', { uid }))).message).toBe('They’ve already joined.')
})

it('refuses an address that got an account since, and who has none', async () => {
  const w = await world()
  const uid = await importedCreator(
    w,
    w.anna,
    'Name,Instagram,Email,Followers\nAl,al.new,new@example.test,5\nBo,bo.x,,5\n',
  )
  await w.tx((tx) => createAccount(tx, { email: 'new@example.test', displayName: 'New' }))
  expect((await refusal(w.anna.call('inviteImportedCreator', { uid }))).message).toBe(
    'new@example.test already has an account.',
  )
  const { rows } = await w.anna.call('listImportedCreators', { search: 'Bo' })
  expect((await refusal(w.anna.call('inviteImportedCreator', { uid: must(rows[0]).uid }))).message).toBe(
    'They have no email address.',
  )
})
