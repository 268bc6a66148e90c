import { createHash } from 'node:crypto'
import EmailReplyParser from 'email-reply-parser'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { InboundMail } from '../../../adapters/inbound-mail/inbound-mail.ts'
import type { Scanner } from '../../../adapters/scanning/scanning.ts'
import type { Storage } from '../../../adapters/storage/storage.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Db } from '../../../kit/server/database.ts'
import { writeMail } from '../../../kit/server/mail/layout.ts'
import { postMail } from '../../../kit/server/mail/outbox.ts'
import type { Runner } from '../../../kit/server/runner.ts'
import { inWorkFolder } from '../../../kit/server/work-folder.ts'
import { accountFacts } from '../../accounts/server/facts.ts'
import { assertClean } from '../../media/server/clean.ts'
import { ingestFile } from '../../media/server/ingest.ts'
import { filesAtMost, maxLength } from '../rules.ts'
import { findReply } from './mail-replies.ts'

export type MailParts = {
  db: Db
  config: Config
  storage: Storage
  scanner: Scanner | null
  product: Runner
  log: FastifyBaseLogger
}
/** Leaves out what a reply quotes, and what its writer signs with. */
const replies = new EmailReplyParser()

type Received = 'written' | 'refused' | 'ignored'

/**
 * Makes a message of a reply to one of our emails, as if its sender had written it on our page: the same call, with the same
 * limits and permissions. The same email is taken once, by its Message-ID. Whoever cannot be answered here, such as a stranger
 * or a program, is not written to.
 */
export async function answerByMail(parts: MailParts, mail: InboundMail, requestId: string): Promise<Received> {
  const { db, config } = parts
  const reply = await findReply(db, config, mail.to)
  if (!reply || mail.isAutomatic) return 'ignored'
  const key = `mail-${hashOf(mail.messageId || `${mail.from} ${mail.subject} ${mail.text}`)}`
  try {
    const [account] = await db.select().from(accountFacts).where(eq(accountFacts.uid, reply.accountUid))
    // Both as they were then and as they are now: a new address has new emails to reply to.
    if (!account || mail.from !== account.email.toLowerCase() || mail.from !== reply.email.toLowerCase())
      throw new CallError('permission-denied', 'Please reply from the email address on your account.')
    if (reply.expiresAt <= now())
      throw new CallError(
        'failed-precondition',
        'You can’t reply to that email any more. Open the conversation to reply.',
      )
    const text = replies.parseReply(mail.text).trim()
    if (text.length > maxLength)
      throw new CallError(
        'invalid-argument',
        `A message can have up to ${maxLength} characters. Shorten yours and send it again.`,
      )
    const files = await takeIn(parts, mail, reply.accountUid)
    const caller = { accountUid: reply.accountUid, sessionUid: null, requestId, address: 'mail' }
    await parts.product.run('sendMessage', { collabUid: reply.collabUid, key, text, ...files }, caller)
    return 'written'
  } catch (error) {
    // What may pass, such as a scanner that is down, is sent again by the mail server.
    if (!(error instanceof CallError) || error.code === 'unavailable' || error.code === 'internal') throw error
    await refuse(parts, mail, { key, collabUid: reply.collabUid, why: error.message })
    return 'refused'
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)

/** What is attached to an email as files of its sender, by the rules for every upload. */
async function takeIn(
  { db, storage, scanner, log }: MailParts,
  { attachments }: InboundMail,
  ownerUid: string,
): Promise<{ pictures: string[]; documents: { uid: string; name: string }[] }> {
  if (attachments.length > filesAtMost)
    throw new CallError('invalid-argument', `A message can have up to ${filesAtMost} files. Send fewer.`)
  const pictures: string[] = []
  const documents: { uid: string; name: string }[] = []
  for (const { name, content } of attachments) {
    const { uid, kind } = await inWorkFolder(async (folder) => {
      const path = join(folder, 'attachment')
      await writeFile(path, content)
      await assertClean(scanner, path, log, 'Your email app will try again.')
      return ingestFile({ db, storage }, { path, name, ownerUid })
    })
    if (kind === 'audio')
      throw new CallError(
        'invalid-argument',
        'You can only attach photos, videos and PDFs. Remove anything else and send it again.',
      )
    if (kind === 'document') documents.push({ uid, name })
    else pictures.push(uid)
  }
  return { pictures, documents }
}

/** Tells the sender why their reply is no message, once. */
async function refuse(
  { db, config }: MailParts,
  { from, subject }: InboundMail,
  { key, collabUid, why }: { key: string; collabUid: string; why: string },
): Promise<void> {
  const words = writeMail(config.PRODUCT_NAME, {
    subject: 'We couldn’t send your reply',
    lines: [why, ...(subject ? [`Your email: “${subject}”. The other side hasn’t seen it.`] : [])],
    action: { label: 'Open DMs', url: `${config.publicUrl}/app/dms?collab=${collabUid}` },
  })
  await postMail(db, `mail-reply-refused:${key}`, from, words)
}
