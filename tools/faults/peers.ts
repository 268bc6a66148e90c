import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import S3rver from 's3rver'
import { s3Storage } from '../../src/adapters/storage/s3.ts'
import { drawnPhoto } from '../../src/domains/media/server/build.ts'
import { ingestFile } from '../../src/domains/media/server/ingest.ts'
import { findAccountByEmail } from '../../src/domains/accounts/server/accounts.ts'
import { must } from '../../src/kit/contract/must.ts'
import { freePort } from '../../src/kit/testing/postgres.ts'
import { type SmtpPeer, smtpPeer } from '../../src/kit/testing/smtp-peer.ts'
import { groundOnServer, pause, type Person, type Process, startProcess, until } from './product.ts'
import type { Scenario } from './scenarios.ts'

const goneMs = 5_000
const mails = 8
/** As long as somebody may wait for a link before the screen. */
const longestLinkS = 5

/** The mail server does not answer while links are asked for; each arrives once, after it is back. */
const mailGone: Scenario = async (server) => {
  const ground = await groundOnServer(server, mails)
  const peer = await smtpPeer()
  await peer.close()
  const running = await startProcess(ground, { SMTP_URL: peer.url })
  for (const person of ground.people) await askForLink(running, person)
  await pause(goneMs)
  const back = await smtpPeer(peer.port)
  const from = performance.now()
  await until(async () => ground.people.every((person) => hasMail(back, person)))
  const backAfter = (performance.now() - from) / 1_000
  await pause(goneMs)
  await running.stop()
  await back.close()
  const doubled = back.got.length - new Set(back.got).size
  const note = 'mails; until the last one arrived'
  return [
    { fault: 'mail server gone for 5 s', database: ground.name, answered: mails, lost: 0, doubled, backAfter, note },
  ]
}

/** Killed while it speaks to a mail server that says nothing: a link asked for after the restart leaves at once; the others do when the lease of the first is over. */
const killedSending: Scenario = async (server) => {
  const ground = await groundOnServer(server, mails)
  const [last, ...others] = ground.people
  const mute = createServer((socket) => socket.on('error', () => {}))
  mute.listen(0, '127.0.0.1')
  await once(mute, 'listening')
  const port = (mute.address() as AddressInfo).port
  const settings = { SMTP_URL: `smtp://127.0.0.1:${port}` }
  const before = await startProcess(ground, settings)
  const spokenTo = once(mute, 'connection')
  for (const person of others) await askForLink(before, person)
  await spokenTo
  await before.kill()
  await new Promise((resolve) => mute.close(resolve))
  const peer = await smtpPeer(port)
  const running = await startProcess(ground, settings)
  const from = performance.now()
  await askForLink(running, must(last))
  await until(async () => hasMail(peer, must(last)))
  const backAfter = (performance.now() - from) / 1_000
  await until(async () => others.every((person) => hasMail(peer, person)))
  const all = (performance.now() - from) / 1_000
  await running.stop()
  await peer.close()
  return [
    {
      fault: 'killed while mail leaves',
      database: ground.name,
      answered: mails,
      lost: 0,
      doubled: peer.got.length - new Set(peer.got).size,
      backAfter,
      note: `the next link; every mail of before within ${all.toFixed(0)} s`,
      ...(backAfter > longestLinkS && { failure: `the next link took over ${longestLinkS} s` }),
    },
  ]
}

async function askForLink({ url }: Process, { email }: Person): Promise<void> {
  const answer = await fetch(`${url}/auth/link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, purpose: 'password-reset' }),
  })
  if (!answer.ok) throw new Error(`a link was refused: ${await answer.text()}`)
}

const hasMail = (peer: SmtpPeer, { email }: Person) => peer.got.some((one) => one.startsWith(`${email} `))

/** The store of files is gone: a picture fails soon and is not kept as failed, and is there again with the store. */
const storeGone: Scenario = async (server) => {
  const ground = await groundOnServer(server, 1)
  const directory = join(ground.folder, 's3')
  mkdirSync(directory)
  const port = await freePort()
  const open = () =>
    new S3rver({
      port,
      address: '127.0.0.1',
      silent: true,
      directory,
      configureBuckets: [{ name: 'media', configs: [] }],
    })
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  const endpoint = `http://127.0.0.1:${port}`
  const store = open()
  await store.run()
  const storage = s3Storage({ endpoint, bucket: 'media', region: 'us-east-1', ...keys })
  const path = await ground.look(async ({ db }) => {
    const owner = must(await findAccountByEmail(db, must(ground.people[0]).email))
    const buffer = await drawnPhoto(1, 900, 700)
    return (await ingestFile({ db, storage }, { name: 'a.jpg', buffer, ownerUid: owner.uid, visibility: 'public' }))
      .path
  })
  await store.close()
  const running = await startProcess(ground, {
    S3_BUCKET: 'media',
    S3_ENDPOINT: endpoint,
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
  })
  const ask = () => fetch(`${running.url}/media/card/${path}`)
  const asked = performance.now()
  const refused = await ask()
  const after = (performance.now() - asked) / 1_000
  const isKept = /immutable|max-age=[1-9]/.test(refused.headers.get('cache-control') ?? '')
  const second = open()
  await second.run()
  const from = performance.now()
  await until(async () => (await ask()).ok)
  const backAfter = (performance.now() - from) / 1_000
  await running.stop()
  await second.close()
  return [
    {
      fault: 'store of files gone',
      database: ground.name,
      answered: 1,
      lost: 0,
      doubled: 0,
      backAfter,
      note: `a picture; meanwhile ${refused.status} after ${after.toFixed(1)} s`,
      ...(isKept && { failure: 'a browser would keep the failed picture' }),
    },
  ]
}

export const peers: Record<string, Scenario> = {
  'mail-gone': mailGone,
  'killed-sending': killedSending,
  'store-gone': storeGone,
}
