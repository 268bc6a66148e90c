import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import S3rver from 's3rver'
import { s3Storage } from '../../src/adapters/storage/s3.ts'
import { drawnPhoto } from '../../src/domains/media/server/build.ts'
import { ingestFile } from '../../src/domains/media/server/ingest.ts'
import { findAccountByEmail } from '../../src/domains/accounts/server/accounts.ts'
import { must } from '../../src/kit/contract/must.ts'
import { freePort } from '../../src/kit/testing/postgres.ts'
import { smtpPeer } from '../../src/kit/testing/smtp-peer.ts'
import { groundOnServer, pause, startProcess, until } from './product.ts'
import type { Scenario } from './scenarios.ts'

const goneMs = 5_000
const mails = 8

/** The mail server does not answer while links are asked for; each arrives once, after it is back. */
const mailGone: Scenario = async (server) => {
  const ground = await groundOnServer(server, mails)
  const peer = await smtpPeer()
  await peer.close()
  const running = await startProcess(ground, { SMTP_URL: peer.url })
  for (const { email } of ground.people) {
    const answer = await fetch(`${running.url}/auth/link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: running.url },
      body: JSON.stringify({ email, purpose: 'password-reset' }),
    })
    if (!answer.ok) throw new Error(`a link was refused: ${await answer.text()}`)
  }
  await pause(goneMs)
  const back = await smtpPeer(peer.port)
  const from = performance.now()
  const isThere = ({ email }: { email: string }) => back.got.some((one) => one.startsWith(`${email} `))
  await until(async () => ground.people.every(isThere))
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

export const peers: Record<string, Scenario> = { 'mail-gone': mailGone, 'store-gone': storeGone }
