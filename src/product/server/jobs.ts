import './joined.ts'
import { sealedColumns } from './sealed.ts'
import { openBookings } from '../../adapters/bookings/open-bookings.ts'
import { openPush } from '../../adapters/push/open-push.ts'
import { openPlatforms } from '../../adapters/platforms/open-platforms.ts'
import { openWebhooks } from '../../adapters/webhooks/open-webhooks.ts'
import { openWebsites } from '../../adapters/websites/open-websites.ts'
import { openExportStore, openStorage } from '../../adapters/storage/open-storage.ts'
import type { MailSender } from '../../adapters/mail/mail.ts'
import type { Services } from '../../access/server/handler.ts'
import { accountJobs } from '../../domains/accounts/server/jobs.ts'
import { notificationJobs } from '../../domains/notifications/server/jobs.ts'
import { mediaJobs } from '../../domains/media/server/jobs.ts'
import { billingJobs } from '../../domains/billing/server/jobs.ts'
import { briefJobs } from '../../domains/briefs/server/jobs.ts'
import { onboardingJobs } from '../../domains/onboarding/server/jobs.ts'
import { collabJobs } from '../../domains/collabs/server/jobs.ts'
import { logisticsJobs } from '../../domains/logistics/server/jobs.ts'
import { visitJobs } from '../../domains/visits/server/jobs.ts'
import { contentJobs } from '../../domains/content/server/jobs.ts'
import { discoveryJobs } from '../../domains/discovery/server/jobs.ts'
import { usageJobs } from '../../domains/usage/server/jobs.ts'
import { listJobs } from '../../domains/lists/server/jobs.ts'
import { adJobs } from '../../domains/ads/server/jobs.ts'
import { meetingJobs } from '../../domains/meetings/server/jobs.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Database } from '../../kit/server/database.ts'
import type { Job } from '../../kit/server/jobs.ts'
import type { Log } from '../../kit/server/log.ts'
import { forgetAnswers } from '../../kit/server/idempotency.ts'
import { sealAgain } from '../../kit/server/sealing-again.ts'
import { mailChannel, sendDueMail } from '../../kit/server/mail/outbox.ts'
import { privacyJobs } from '../../domains/privacy/server/jobs.ts'
import { safetyJobs } from '../../domains/safety/server/jobs.ts'
import { platformJobs } from '../../domains/platforms/server/jobs.ts'
import { valueJobs } from '../../domains/value/server/jobs.ts'
import { openIdentity } from '../../adapters/identity/open-identity.ts'
import { identityJobs } from '../../domains/identity/server/jobs.ts'
import { campaignJobs } from '../../domains/campaigns/server/jobs.ts'
import { recordJobs } from '../../domains/records/server/jobs.ts'
import { todayJobs } from '../../domains/today/server/jobs.ts'
import { deskJobs } from '../../domains/desk/server/jobs.ts'
import { importJobs } from '../../domains/imports/server/jobs.ts'
import { webhookJobs } from '../../domains/webhooks/server/jobs.ts'
import { duplicateJobs } from '../../domains/duplicates/server/jobs.ts'
import { referralJobs } from '../../domains/referrals/server/jobs.ts'

/** What every job may use. */
export type JobContext = { db: Database['db']; config: Config; mail: MailSender; log: Log } & Pick<Services, 'payments'>

const sendMail: Job<JobContext> = {
  name: 'send-mail',
  cron: '* * * * *',
  on: mailChannel,
  atOnce: true,
  run: async ({ db, mail, log }) => void (await sendDueMail(db, mail, log)),
}

const forgetIdempotencyKeys: Job<JobContext> = {
  name: 'forget-idempotency-keys',
  cron: '17 * * * *',
  run: async ({ db }) => forgetAnswers(db),
}

/** After a change of the secret: what the former one sealed is sealed anew, so that it can be left out. */
const sealUnderPresent: Job<JobContext> = {
  name: 'seal-again',
  cron: '50 3 * * *',
  run: async ({ db, config, log }) => {
    const renewed = await sealAgain(db, config, sealedColumns)
    if (renewed > 0) log.info({ renewed }, 'sealed again with the current secret')
  },
}

/** Everything that runs by itself. */
export const allJobs: readonly Job<JobContext>[] = [
  sendMail,
  forgetIdempotencyKeys,
  sealUnderPresent,
  ...accountJobs,
  ...notificationJobs(openPush),
  ...billingJobs,
  ...briefJobs,
  ...onboardingJobs,
  ...mediaJobs(openStorage),
  ...meetingJobs,
  ...collabJobs,
  ...logisticsJobs,
  ...visitJobs(openWebsites, openBookings),
  ...contentJobs,
  ...discoveryJobs,
  ...usageJobs(openStorage),
  ...listJobs,
  ...adJobs,
  ...privacyJobs(openStorage, openExportStore),
  ...safetyJobs,
  ...platformJobs((config) => openPlatforms(config, openWebsites(config))),
  ...valueJobs,
  ...identityJobs(openIdentity),
  ...campaignJobs,
  ...recordJobs,
  ...todayJobs,
  ...deskJobs(openStorage),
  ...importJobs(openStorage),
  ...webhookJobs(openWebhooks),
  ...duplicateJobs,
  ...referralJobs,
]
