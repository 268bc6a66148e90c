import type { To } from '../../../kit/web/link.tsx'
import { toOwnAccount } from '../../accounts/web/links.ts'
import { toAudit } from '../../audit/web/links.ts'
import { toAccounting, toDiscountCodes, toInvoices, toPaymentEvents } from '../../billing/web/links.ts'
import { toExpertWork } from '../../campaigns/web/links.ts'
import { toDownloads } from '../../desk/web/links.ts'
import { toMerge } from '../../duplicates/web/links.ts'
import { toIdChecks } from '../../identity/web/links.ts'
import { toImports } from '../../imports/web/links.ts'
import { toTeamApiKeys } from '../../keys/web/links.ts'
import { toDeletions } from '../../privacy/web/links.ts'
import { toOnboardings } from '../../profiles/web/links.ts'
import { toReferralDesk } from '../../referrals/web/links.ts'
import { toReports } from '../../safety/web/links.ts'
import { toToday } from '../../today/web/links.ts'
import { toPortfolio } from '../../value/web/links.ts'
import { toTeamWebhooks } from '../../webhooks/web/links.ts'
import { toContent, toIntegrations } from './links.ts'

type MorePage = { title: string; about: string; to: To; adminsOnly?: true }

/** Our team’s pages that the menu has no room for: what they’re called, and what somebody would look for them by. */
export const morePages: readonly MorePage[] = [
  { title: 'Today', about: 'what’s due, your calls and visits', to: toToday() },
  {
    title: 'Calls',
    about: 'call hours, days off, substitute and booked calls',
    to: { path: '/app/admin/calls', search: { tab: 'hours' } },
  },
  { title: 'Your account', about: 'password, security, sessions', to: toOwnAccount() },
  { title: 'Content', about: 'reviews, posts, usage rights', to: toContent() },
  { title: 'Onboarding', about: 'brands in onboarding, by stage', to: toOnboardings('brand') },
  { title: 'Value portfolio', about: 'brands losing value', to: toPortfolio() },
  { title: 'Expert questions', about: 'campaigns, tasks', to: toExpertWork() },
  { title: 'ID checks', about: 'creators’ documents and selfies', to: toIdChecks() },
  { title: 'Follower jumps', about: 'unusual rises in followers', to: { path: '/app/admin/follower-jumps' } },
  { title: 'Reports and blocks', about: 'brands and creators that others reported', to: toReports() },
  { title: 'Referrals', about: 'invitations, thank-yous', to: toReferralDesk() },
  { title: 'Imports', about: 'venues and creators from a spreadsheet', to: toImports() },
  { title: 'Merge profiles', about: 'duplicates of brands or creators', to: toMerge() },
  { title: 'Downloads', about: 'large exports you’ve requested', to: toDownloads() },
  { title: 'Rates and CPM', about: 'exchange rates, media value', to: { path: '/app/admin/value-tables' } },
  {
    title: 'Disclosure rules',
    about: 'what a post must say, by country',
    to: { path: '/app/admin/collab-brief-manager', search: { tab: 'disclosure' } },
  },
  {
    title: 'Rules and lists',
    about: 'deadlines, limits, reasons and labels',
    to: { path: '/app/admin/rules' },
  },
  { title: 'Audit log', about: 'who changed what', to: toAudit({}), adminsOnly: true },
  { title: 'Discount codes', about: 'for plans', to: toDiscountCodes(), adminsOnly: true },
  {
    title: 'Invoices',
    about: 'of all organisations: due, overdue, failed and credited',
    to: toInvoices(),
    adminsOnly: true,
  },
  { title: 'Payment events', about: 'what Stripe sent', to: toPaymentEvents(), adminsOnly: true },
  { title: 'Accounting', about: 'a month’s invoices for Xero or DATEV', to: toAccounting(), adminsOnly: true },
  { title: 'Deletion queue', about: 'deletions of accounts and organisations', to: toDeletions(), adminsOnly: true },
  {
    title: 'Integrations',
    about: 'email, payments, storage, analytics, error log and map',
    to: toIntegrations(),
    adminsOnly: true,
  },
  { title: 'API keys', about: 'access for our own systems', to: toTeamApiKeys(), adminsOnly: true },
  { title: 'Webhooks', about: 'messages to our own systems', to: toTeamWebhooks(), adminsOnly: true },
]
