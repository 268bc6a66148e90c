import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { world } from '../../../world/world.ts'
import { mailAboutCall } from './mails.ts'

it('lets who did not book stop what is mailed to them about calls', async () => {
  const w = await world()
  const mail = (key: string) => {
    const words = { subject: 'Your call', lines: ['Soon.'] }
    return w.tx((tx) => mailAboutCall(tx, w.config, { to: 'stranger@example.test', key, words }))
  }
  const sent = async () =>
    (await w.database.pool.query(`select text from mails where "to" = 'stranger@example.test'`)).rows
  await mail('one')
  const token = must(/unknown-sender\?token=(\S+)/.exec((await sent())[0].text)?.[1], 'token')
  await w.anonymous.call('stopUnknownSender', { token })
  await mail('two')
  expect(await sent()).toHaveLength(1)
})
