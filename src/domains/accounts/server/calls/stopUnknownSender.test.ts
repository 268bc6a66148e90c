import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { serve } from '../../../../app/testing/serve.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { accountCalls } from '../../contract.ts'
import { mailStranger, stopUrl } from '../strangers.ts'

const to = 'stranger@example.test'
const tokenOf = (w: World, senderUid = w.luna) =>
  must(new URL(stopUrl(w.config, to, senderUid)).searchParams.get('token'), 'token')

const mailed = async (w: World) =>
  (await w.database.pool.query('select text, unsubscribe_url as stop from mails where "to" = $1', [to])).rows

const mail = (w: World, key: string, senderUid = w.luna, accountUid = w.bella.accountUid) =>
  w.tx((tx) =>
    mailStranger(tx, w.config, {
      to,
      from: { accountUid, senderUid },
      key,
      words: { subject: 'Hello', lines: ['Hello.'] },
      why: 'Bella entered your address.',
    }),
  )

describeCall(accountCalls.stopUnknownSender, (w) => ({ token: tokenOf(w) }))

it('stops a sender for good, and no other', async () => {
  const w = await world()
  await mail(w, 'one')
  await w.anonymous.call('stopUnknownSender', { token: tokenOf(w) })
  await mail(w, 'two')
  expect(await mailed(w)).toHaveLength(1)
  await mail(w, 'three', w.orso, w.oscar.accountUid)
  expect(await mailed(w)).toHaveLength(2)
})

it('stands in the mail, and works by the button of mail programs', async () => {
  const w = await world()
  await mail(w, 'one')
  const { text, stop } = must((await mailed(w))[0], 'mail')
  expect(text).toContain(`I don’t know them: ${stop}`)
  const served = await serve(w.database)
  const { pathname, search } = new URL(stop)
  const answer = await fetch(`${served.url}${pathname}${search}`, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
  })
  expect(answer.status).toBe(200)
  await mail(w, 'two')
  expect(await mailed(w)).toHaveLength(1)
})

it('refuses a token that is not ours', async () => {
  const w = await world()
  const token = `${tokenOf(w).slice(0, -4)}AAAA`
  expect((await refusal(w.anonymous.call('stopUnknownSender', { token }))).code).toBe('not-found')
})

it('mails an address three times a day for one organisation, and six for all', async () => {
  const w = await world()
  for (const key of ['one', 'two', 'three']) await mail(w, key)
  expect((await refusal(mail(w, 'four'))).code).toBe('resource-exhausted')
  for (const key of ['a', 'b', 'c']) await mail(w, key, w.orso, w.oscar.accountUid)
  expect((await refusal(mail(w, 'd', 'org_of_somebody', w.ada.accountUid))).code).toBe('resource-exhausted')
  expect(await mailed(w)).toHaveLength(6)
})
